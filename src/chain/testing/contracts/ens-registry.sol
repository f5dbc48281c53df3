// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// The functions of the ENS registry that the other contracts call: https://docs.ens.domains/registry/ens
interface EnsRegistry {
    function owner(bytes32 node) external view returns (address);
    function resolver(bytes32 node) external view returns (address);
    function setOwner(bytes32 node, address newOwner) external;
    function setSubnodeOwner(bytes32 node, bytes32 label, address newOwner) external returns (bytes32);
    function setResolver(bytes32 node, address newResolver) external;
}

EnsRegistry constant REGISTRY = EnsRegistry(0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e);

// namehash('eth')
bytes32 constant ETH_NODE = 0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae;

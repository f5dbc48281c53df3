// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

import {ETH_NODE, REGISTRY} from "./ens-registry.sol";

/// Stores until when .eth names are registered: https://docs.ens.domains/registry/eth
/// Anyone may change registrations, because only tests do.
contract BaseRegistrar {
    mapping(uint256 => uint256) public nameExpires;

    function setExpiry(uint256 id, uint256 expires) external {
        nameExpires[id] = expires;
    }

    function setRegistryOwner(uint256 id, address owner) external {
        REGISTRY.setSubnodeOwner(ETH_NODE, bytes32(id), owner);
    }
}

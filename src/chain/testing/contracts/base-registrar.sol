// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

import {ETH_NODE, REGISTRY} from "./ens-registry.sol";

/// Stores who registered which .eth name until when: https://docs.ens.domains/registry/eth
/// Anyone may change registrations, because only tests do.
contract BaseRegistrar {
    uint256 public constant GRACE_PERIOD = 90 days;

    mapping(uint256 => uint256) public nameExpires;
    mapping(uint256 => address) private owners;

    function ownerOf(uint256 id) external view returns (address) {
        require(nameExpires[id] > block.timestamp);
        require(owners[id] != address(0), "ERC721: owner query for nonexistent token");
        return owners[id];
    }

    function available(uint256 id) external view returns (bool) {
        return nameExpires[id] + GRACE_PERIOD < block.timestamp;
    }

    function setRegistration(uint256 id, address owner, uint256 expires) external {
        owners[id] = owner;
        nameExpires[id] = expires;
    }

    function setRegistryOwner(uint256 id, address owner) external {
        REGISTRY.setSubnodeOwner(ETH_NODE, bytes32(id), owner);
    }
}

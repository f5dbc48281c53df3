// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

import {BaseRegistrar} from "./base-registrar.sol";
import {ETH_NODE, REGISTRY} from "./ens-registry.sol";

interface PublicResolver {
    function setAddr(bytes32 node, address target) external;
}

/// Registers many .eth names with their records in one transaction.
contract Seeder {
    struct Records {
        address owner;
        address resolver;
        bool hasTarget;
        /// The address that the name leads to. Only the public resolver stores it.
        address target;
    }

    struct Name {
        uint256 id;
        uint256 expires;
        Records records;
    }

    BaseRegistrar private constant REGISTRAR = BaseRegistrar(0x57f1887a8BF19b14fC0dF6Fd9B2acc9Af147eA85);
    PublicResolver private constant PUBLIC_RESOLVER = PublicResolver(0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63);

    function register(Name[] calldata names) external {
        for (uint256 i = 0; i < names.length; i++) {
            Name calldata name = names[i];
            REGISTRAR.setExpiry(name.id, name.expires);
            REGISTRAR.setRegistryOwner(name.id, address(this));
            setRecords(keccak256(abi.encode(ETH_NODE, name.id)), name.records);
        }
    }

    /// Sets the records of a node that this contract owns, and passes the node on to its owner.
    function setRecords(bytes32 node, Records calldata records) public {
        if (records.hasTarget && records.resolver == address(PUBLIC_RESOLVER)) {
            PUBLIC_RESOLVER.setAddr(node, records.target);
        }
        REGISTRY.setResolver(node, records.resolver);
        REGISTRY.setOwner(node, records.owner);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

import {DnsNames} from "./dns-names.sol";
import {REGISTRY} from "./ens-registry.sol";
import {OffchainLookup} from "./offchain-resolver.sol";
import {ReverseNames} from "./reverse-names.sol";

interface Erc165 {
    function supportsInterface(bytes4 id) external view returns (bool);
}

interface Resolver {
    function name(bytes32 node) external view returns (string memory);
    function addr(bytes32 node) external view returns (address);
}

interface ExtendedResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

interface BatchGateway {
    struct Request {
        address sender;
        string[] urls;
        bytes data;
    }

    function query(Request[] calldata requests) external view returns (bool[] memory failures, bytes[] memory responses);
}

/// Resolves names and addresses, with wildcards and CCIP-Read: https://docs.ens.domains/resolvers/universal
/// Passes `multicall` on to the resolver, which the real contract splits.
contract UniversalResolver {
    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverError(bytes errorData);
    error UnsupportedResolverProfile(bytes4 selector);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error InvalidBatchGatewayResponse();

    enum Step {
        Resolve,
        ReadPrimaryName,
        CheckPrimaryName
    }

    /// What a question needs until it is answered. A gateway's answer brings it back.
    struct Task {
        Step step;
        string[] gateways;
        bytes4 selector;
        address resolver;
        bool isExtended;
        bytes lookupAddress;
        address reverseResolver;
        string primary;
    }

    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata gateways)
        external view returns (bytes memory, address)
    {
        Task memory task;
        task.step = Step.Resolve;
        task.gateways = gateways;
        exit(ask(task, name, data));
    }

    /// Reads the primary name on Ethereum, whatever the coin type.
    function reverseWithGateways(bytes calldata lookupAddress, uint256, string[] calldata gateways)
        external view returns (string memory, address, address)
    {
        Task memory task;
        task.step = Step.ReadPrimaryName;
        task.gateways = gateways;
        task.lookupAddress = lookupAddress;
        bytes memory name = DnsNames.encode(ReverseNames.get(lookupAddress));
        exit(ask(task, name, abi.encodeCall(Resolver.name, (DnsNames.hash(name, 0)))));
    }

    /// Finds the resolver of a name or of its nearest ancestor: https://docs.ens.domains/ensip/10
    function findResolver(bytes memory name) public view returns (address resolver, bytes32 node, uint256 offset) {
        node = DnsNames.hash(name, 0);
        while (name[offset] != 0) {
            resolver = REGISTRY.resolver(DnsNames.hash(name, offset));
            if (resolver != address(0)) return (resolver, node, offset);
            offset = DnsNames.skipLabel(name, offset);
        }
    }

    /// Continues a task with the answer of a batch gateway: https://eips.ethereum.org/EIPS/eip-3668
    function gatewayCallback(bytes calldata response, bytes calldata extraData) external view {
        (bool[] memory failures, bytes[] memory responses) = abi.decode(response, (bool[], bytes[]));
        if (failures.length != 1 || responses.length != 1) revert InvalidBatchGatewayResponse();
        if (failures[0]) revertWith(responses[0]);
        (Task memory task, address sender, bytes4 callback, bytes memory data) =
            abi.decode(extraData, (Task, address, bytes4, bytes));
        (bool success, bytes memory answer) =
            sender.staticcall(abi.encodeWithSelector(callback, responses[0], data));
        exit(proceed(task, success, answer));
    }

    function ask(Task memory task, bytes memory name, bytes memory data) private view returns (bytes memory) {
        uint256 offset;
        (task.resolver, , offset) = findResolver(name);
        if (task.resolver == address(0)) revert ResolverNotFound(name);
        task.isExtended = supportsWildcards(task.resolver);
        if (!task.isExtended && offset != 0) revert ResolverNotFound(name);
        if (task.resolver.code.length == 0) revert ResolverNotContract(name, task.resolver);
        task.selector = bytes4(data);
        bytes memory request = task.isExtended ? abi.encodeCall(ExtendedResolver.resolve, (name, data)) : data;
        (bool success, bytes memory answer) = task.resolver.staticcall(request);
        return proceed(task, success, answer);
    }

    function proceed(Task memory task, bool success, bytes memory answer) private view returns (bytes memory) {
        if (!success) {
            if (bytes4(answer) == OffchainLookup.selector) askGateway(task, answer);
            if (bytes4(answer) == UnsupportedResolverProfile.selector) revertWith(answer);
            revert ResolverError(answer);
        }
        if (answer.length == 0) revert UnsupportedResolverProfile(task.selector);
        if (task.isExtended) answer = abi.decode(answer, (bytes));
        if (task.step == Step.Resolve) return abi.encode(answer, task.resolver);
        if (task.step == Step.ReadPrimaryName) return askPrimaryName(task, abi.decode(answer, (string)));
        return checkPrimaryName(task, answer);
    }

    function askPrimaryName(Task memory task, string memory primary) private view returns (bytes memory) {
        if (bytes(primary).length == 0) return abi.encode("", address(0), task.resolver);
        task.step = Step.CheckPrimaryName;
        task.reverseResolver = task.resolver;
        task.primary = primary;
        bytes memory name = DnsNames.encode(primary);
        return ask(task, name, abi.encodeCall(Resolver.addr, (DnsNames.hash(name, 0))));
    }

    function checkPrimaryName(Task memory task, bytes memory answer) private pure returns (bytes memory) {
        bytes memory found = abi.encodePacked(abi.decode(answer, (address)));
        if (keccak256(found) != keccak256(task.lookupAddress)) revert ReverseAddressMismatch(task.primary, found);
        return abi.encode(task.primary, task.resolver, task.reverseResolver);
    }

    function askGateway(Task memory task, bytes memory errorData) private view {
        assembly {
            let length := mload(errorData)
            errorData := add(errorData, 4)
            mstore(errorData, sub(length, 4))
        }
        (address sender, string[] memory urls, bytes memory data, bytes4 callback, bytes memory extraData) =
            abi.decode(errorData, (address, string[], bytes, bytes4, bytes));
        BatchGateway.Request[] memory requests = new BatchGateway.Request[](1);
        requests[0] = BatchGateway.Request(sender, urls, data);
        revert OffchainLookup(
            address(this),
            task.gateways,
            abi.encodeCall(BatchGateway.query, (requests)),
            this.gatewayCallback.selector,
            abi.encode(task, sender, callback, extraData)
        );
    }

    /// Calls ERC-165 with 30,000 gas, because any contract can be a resolver.
    function supportsWildcards(address resolver) private view returns (bool isSupported) {
        bytes memory question = abi.encodeCall(Erc165.supportsInterface, (ExtendedResolver.resolve.selector));
        assembly {
            mstore(0, 0)
            let success := staticcall(30000, resolver, add(question, 32), mload(question), 0, 32)
            isSupported := and(and(success, gt(returndatasize(), 31)), gt(mload(0), 0))
        }
    }

    /// Ends the call with an answer that is already encoded.
    function exit(bytes memory output) private pure {
        assembly {
            return(add(output, 32), mload(output))
        }
    }

    function revertWith(bytes memory errorData) private pure {
        assembly {
            revert(add(errorData, 32), mload(errorData))
        }
    }
}

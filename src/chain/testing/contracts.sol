// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

// ENS for tests: https://docs.ens.domains/learn/deployments. Anyone may change the contracts, because only tests do.

/// The registry: who owns a name, and which contract resolves it.
contract Registry {
    struct Record {
        address owner;
        address resolver;
    }

    mapping(bytes32 => Record) private records;

    function owner(bytes32 node) external view returns (address) {
        return records[node].owner;
    }

    function resolver(bytes32 node) external view returns (address) {
        return records[node].resolver;
    }

    function setRecord(bytes32 node, address newOwner, address newResolver) external {
        records[node] = Record(newOwner, newResolver);
    }
}

Registry constant REGISTRY = Registry(0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e);

/// Until when .eth names are registered: https://docs.ens.domains/registry/eth
contract Registrar {
    mapping(uint256 => uint256) public nameExpires;

    function setExpiry(uint256 id, uint256 expires) external {
        nameExpires[id] = expires;
    }
}

/// Stores owners and fuses of wrapped names: https://docs.ens.domains/wrapper/contracts
contract NameWrapper {
    struct Token {
        address owner;
        uint32 fuses;
        uint64 expiry;
    }

    uint32 private constant PARENT_CANNOT_CONTROL = 1 << 16;

    mapping(uint256 => Token) private tokens;

    /// After the expiry, no fuse is burned, and an emancipated name has no owner.
    function getData(uint256 id) external view returns (address owner, uint32 fuses, uint64 expiry) {
        Token memory token = tokens[id];
        if (token.expiry >= block.timestamp) return (token.owner, token.fuses, token.expiry);
        bool isEmancipated = token.fuses & PARENT_CANNOT_CONTROL != 0;
        return (isEmancipated ? address(0) : token.owner, 0, token.expiry);
    }

    function setToken(uint256 id, address owner, uint32 fuses, uint64 expiry) external {
        tokens[id] = Token(owner, fuses, expiry);
    }
}

/// Stores addresses and primary names: https://docs.ens.domains/resolvers/interfaces
contract PublicResolver {
    mapping(bytes32 => mapping(uint256 => bytes)) private addresses;
    mapping(bytes32 => string) public name;

    function addr(bytes32 node) external view returns (address) {
        return address(bytes20(addresses[node][60]));
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return addresses[node][coinType];
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata value) external {
        addresses[node][coinType] = value;
    }

    function setName(bytes32 node, string calldata value) external {
        name[node] = value;
    }
}

/// Makes several calls in one: https://www.multicall3.com
contract Multicall3 {
    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            (bool success, bytes memory returnData) = calls[i].target.call(calls[i].callData);
            require(success || calls[i].allowFailure, "Multicall3: call failed");
            results[i] = Result(success, returnData);
        }
    }

    function getChainId() external view returns (uint256) {
        return block.chainid;
    }
}

/// Reverts every call.
contract RevertingResolver {
    fallback() external {
        revert("This resolver always reverts");
    }
}

/// Returns seven bytes that are not ABI-encoded.
contract GarbageResolver {
    fallback(bytes calldata) external returns (bytes memory) {
        return "garbage";
    }
}

/// Returns 4 MB: a valid address, and as a text or as bytes a value of 4 MB.
contract HugeResolver {
    uint256 private constant SIZE = 4_000_000;

    fallback() external {
        assembly {
            mstore(0, 32)
            mstore(32, sub(SIZE, 64))
            return(0, SIZE)
        }
    }
}

/// Returns a primary name with a right-to-left override and line breaks.
contract BidiNameResolver {
    function name(bytes32) external pure returns (string memory) {
        return string(abi.encodePacked("vitalik", hex"E280AE", "hte.\r\nsafe.eth\n"));
    }
}

/// Accepts every call and returns nothing.
contract SilentResolver {
    fallback() external {}
}

error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

/// Says that a gateway stores all records, of subnames too: https://docs.ens.domains/resolvers/ccip-read
/// Trusts the gateway: it returns the answer without a signature.
contract OffchainResolver {
    /// 0x01ffc9a7 is ERC-165, and 0x9061b923 is `resolve`.
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x9061b923;
    }

    function resolve(bytes calldata, bytes calldata) external view returns (bytes memory) {
        string[] memory urls = new string[](1);
        urls[0] = "https://gateway.example.com/{sender}/{data}.json";
        revert OffchainLookup(address(this), urls, msg.data, this.resolveCallback.selector, "");
    }

    function resolveCallback(bytes calldata response, bytes calldata) external pure returns (bytes memory) {
        return response;
    }
}

error DNSEncodingFailed(string ens);

/// Reads and writes names in the DNS format, 'a.eth' → 01 'a' 03 'eth' 00: https://docs.ens.domains/resolution/names
library DnsNames {
    /// Returns the namehash of the labels that start at `offset`: https://docs.ens.domains/ensip/1
    function hash(bytes memory name, uint256 offset) internal pure returns (bytes32) {
        uint256 next = skipLabel(name, offset);
        if (next == offset + 1) return 0;
        bytes memory label = slice(name, offset + 1, next);
        return keccak256(abi.encode(hash(name, next), hashLabel(label)));
    }

    /// Returns the offset of the next label.
    function skipLabel(bytes memory name, uint256 offset) internal pure returns (uint256) {
        return offset + 1 + uint8(name[offset]);
    }

    function encode(string memory text) internal pure returns (bytes memory name) {
        bytes memory input = bytes(text);
        uint256 start = 0;
        for (uint256 i = 0; i <= input.length; i++) {
            if (i < input.length && input[i] != ".") continue;
            uint256 length = i - start;
            if (length == 0 || length > 255) revert DNSEncodingFailed(text);
            name = abi.encodePacked(name, uint8(length), slice(input, start, i));
            start = i + 1;
        }
        return abi.encodePacked(name, uint8(0));
    }

    /// Hashes a label. `[<64 hex digits>]` stands for a label with this hash.
    function hashLabel(bytes memory label) private pure returns (bytes32) {
        if (label.length != 66 || label[0] != "[" || label[65] != "]") return keccak256(label);
        uint256 value = 0;
        for (uint256 i = 1; i < 65; i++) {
            uint8 digit = uint8(label[i]);
            if (digit >= 48 && digit <= 57) value = value * 16 + digit - 48;
            else if (digit >= 97 && digit <= 102) value = value * 16 + digit - 87;
            else return keccak256(label);
        }
        return bytes32(value);
    }

    function slice(bytes memory input, uint256 start, uint256 end) private pure returns (bytes memory part) {
        part = new bytes(end - start);
        for (uint256 i = start; i < end; i++) part[i - start] = input[i];
    }
}

interface Erc165 {
    function supportsInterface(bytes4 id) external view returns (bool);
}

interface ExtendedResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

struct GatewayRequest {
    address sender;
    string[] urls;
    bytes data;
}

interface BatchGateway {
    function query(GatewayRequest[] calldata requests) external view returns (bool[] memory, bytes[] memory);
}

/// Resolves names and addresses, with wildcards and CCIP-Read: https://docs.ens.domains/resolvers/universal
contract UniversalResolver {
    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverError(bytes errorData);
    error UnsupportedResolverProfile(bytes4 selector);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    function resolveWithGateways(bytes memory name, bytes memory data, string[] memory gateways)
        external view returns (bytes memory, address)
    {
        return ask(name, data, gateways);
    }

    /// Reads the primary name on Ethereum, whatever the coin type.
    function reverseWithGateways(bytes calldata lookupAddress, uint256, string[] memory gateways)
        external view returns (string memory primary, address resolver, address reverseResolver)
    {
        bytes memory answer;
        bytes memory name = DnsNames.encode(getReverseName(lookupAddress));
        (answer, reverseResolver) = ask(name, abi.encodeWithSignature("name(bytes32)", DnsNames.hash(name, 0)), gateways);
        primary = abi.decode(answer, (string));
        if (bytes(primary).length == 0) return ("", address(0), reverseResolver);
        name = DnsNames.encode(primary);
        (answer, resolver) = ask(name, abi.encodeWithSignature("addr(bytes32)", DnsNames.hash(name, 0)), gateways);
        bytes memory found = abi.encodePacked(abi.decode(answer, (address)));
        if (keccak256(found) != keccak256(lookupAddress)) revert ReverseAddressMismatch(primary, found);
    }

    /// Continues `resolveWithGateways` with the answer of a batch gateway: https://eips.ethereum.org/EIPS/eip-3668
    function gatewayCallback(bytes calldata response, bytes calldata extraData)
        external view returns (bytes memory, address)
    {
        (bool[] memory failures, bytes[] memory responses) = abi.decode(response, (bool[], bytes[]));
        if (failures[0]) revert ResolverError(responses[0]);
        (address resolver, bytes4 callback, bytes memory data) = abi.decode(extraData, (address, bytes4, bytes));
        (bool success, bytes memory answer) =
            resolver.staticcall(abi.encodeWithSelector(callback, responses[0], data));
        if (!success) revert ResolverError(answer);
        return (abi.decode(answer, (bytes)), resolver);
    }

    /// Asks the resolver of a name or of its nearest ancestor: https://docs.ens.domains/ensip/10
    function ask(bytes memory name, bytes memory data, string[] memory gateways)
        private view returns (bytes memory answer, address resolver)
    {
        uint256 offset;
        while (name[offset] != 0) {
            resolver = REGISTRY.resolver(DnsNames.hash(name, offset));
            if (resolver != address(0)) break;
            offset = DnsNames.skipLabel(name, offset);
        }
        bool isExtended = resolver != address(0) && supportsWildcards(resolver);
        if (resolver == address(0) || (!isExtended && offset != 0)) revert ResolverNotFound(name);
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
        bool success;
        (success, answer) =
            resolver.staticcall(isExtended ? abi.encodeCall(ExtendedResolver.resolve, (name, data)) : data);
        if (!success) {
            if (bytes4(answer) == OffchainLookup.selector) askGateway(resolver, answer, gateways);
            revert ResolverError(answer);
        }
        if (answer.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        if (isExtended) answer = abi.decode(answer, (bytes));
    }

    function askGateway(address resolver, bytes memory errorData, string[] memory gateways) private view {
        assembly {
            let length := mload(errorData)
            errorData := add(errorData, 4)
            mstore(errorData, sub(length, 4))
        }
        (address sender, string[] memory urls, bytes memory data, bytes4 callback, bytes memory extraData) =
            abi.decode(errorData, (address, string[], bytes, bytes4, bytes));
        GatewayRequest[] memory requests = new GatewayRequest[](1);
        requests[0] = GatewayRequest(sender, urls, data);
        revert OffchainLookup(
            address(this),
            gateways,
            abi.encodeCall(BatchGateway.query, (requests)),
            this.gatewayCallback.selector,
            abi.encode(resolver, callback, extraData)
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

    /// 0x12… → '12….addr.reverse'
    function getReverseName(bytes memory lookupAddress) private pure returns (string memory) {
        bytes16 alphabet = "0123456789abcdef";
        bytes memory digits = new bytes(lookupAddress.length * 2);
        for (uint256 i = 0; i < lookupAddress.length; i++) {
            digits[2 * i] = alphabet[uint8(lookupAddress[i]) >> 4];
            digits[2 * i + 1] = alphabet[uint8(lookupAddress[i]) & 15];
        }
        return string(abi.encodePacked(digits, ".addr.reverse"));
    }
}

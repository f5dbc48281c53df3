// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

error DNSDecodingFailed(bytes dns);
error DNSEncodingFailed(string ens);

/// Reads and writes names in the DNS format, 'a.eth' → 01 'a' 03 'eth' 00: https://docs.ens.domains/resolution/names
library DnsNames {
    /// Returns the namehash of the labels that start at `offset`: https://docs.ens.domains/ensip/1
    function hash(bytes memory name, uint256 offset) internal pure returns (bytes32) {
        uint256 next = skipLabel(name, offset);
        if (next == offset + 1) {
            if (next != name.length) revert DNSDecodingFailed(name);
            return 0;
        }
        bytes memory label = slice(name, offset + 1, next);
        return keccak256(abi.encode(hash(name, next), hashLabel(label)));
    }

    /// Returns the offset of the next label.
    function skipLabel(bytes memory name, uint256 offset) internal pure returns (uint256 next) {
        if (offset >= name.length) revert DNSDecodingFailed(name);
        next = offset + 1 + uint8(name[offset]);
        if (next > name.length) revert DNSDecodingFailed(name);
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

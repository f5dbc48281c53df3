// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

error EmptyAddress();

/// Builds the names that store primary names: https://docs.ens.domains/ensip/19
library ReverseNames {
    uint256 private constant COIN_TYPE_ETH = 60;
    uint256 private constant COIN_TYPE_DEFAULT = 1 << 31;

    /// (0x12…, 60) → '12….addr.reverse'
    function get(bytes memory lookupAddress, uint256 coinType) internal pure returns (string memory) {
        if (lookupAddress.length == 0) revert EmptyAddress();
        bytes memory namespace = coinType == COIN_TYPE_ETH
            ? bytes("addr")
            : coinType == COIN_TYPE_DEFAULT ? bytes("default") : trim(hexadecimal(abi.encodePacked(coinType)));
        return string(abi.encodePacked(hexadecimal(lookupAddress), ".", namespace, ".reverse"));
    }

    function hexadecimal(bytes memory input) private pure returns (bytes memory digits) {
        bytes16 alphabet = "0123456789abcdef";
        digits = new bytes(input.length * 2);
        for (uint256 i = 0; i < input.length; i++) {
            digits[2 * i] = alphabet[uint8(input[i]) >> 4];
            digits[2 * i + 1] = alphabet[uint8(input[i]) & 15];
        }
    }

    /// Removes leading zeros: '00a0' → 'a0'
    function trim(bytes memory digits) private pure returns (bytes memory rest) {
        uint256 start = 0;
        while (start + 1 < digits.length && digits[start] == "0") start++;
        rest = new bytes(digits.length - start);
        for (uint256 i = start; i < digits.length; i++) rest[i - start] = digits[i];
    }
}

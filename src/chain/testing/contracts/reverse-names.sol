// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

error EmptyAddress();

/// Builds the names that store primary names on Ethereum: https://docs.ens.domains/ensip/19
library ReverseNames {
    /// 0x12… → '12….addr.reverse'
    function get(bytes memory lookupAddress) internal pure returns (string memory) {
        if (lookupAddress.length == 0) revert EmptyAddress();
        bytes16 alphabet = "0123456789abcdef";
        bytes memory digits = new bytes(lookupAddress.length * 2);
        for (uint256 i = 0; i < lookupAddress.length; i++) {
            digits[2 * i] = alphabet[uint8(lookupAddress[i]) >> 4];
            digits[2 * i + 1] = alphabet[uint8(lookupAddress[i]) & 15];
        }
        return string(abi.encodePacked(digits, ".addr.reverse"));
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// Stores owners and fuses of wrapped names: https://docs.ens.domains/wrapper/contracts
/// Anyone may wrap names, because only tests do.
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

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

// Resolvers that misbehave. The interfaces of well-behaved ones: https://docs.ens.domains/resolvers/interfaces

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

/// Returns 10 MB: a valid address, and as a text or as bytes a value of 10 MB.
contract HugeResolver {
    uint256 private constant SIZE = 10_000_000;

    fallback() external {
        assembly {
            mstore(0, 32)
            mstore(32, sub(SIZE, 64))
            return(0, SIZE)
        }
    }
}

/// Says that every name leads to the zero address.
contract ZeroResolver {
    function addr(bytes32) external pure returns (address) {
        return address(0);
    }

    function addr(bytes32, uint256) external pure returns (bytes memory) {
        return abi.encodePacked(address(0));
    }
}

/// Returns a primary name with a right-to-left override and line breaks.
contract BidiNameResolver {
    function name(bytes32) external pure returns (string memory) {
        return string(abi.encodePacked("vitalik", hex"E280AE", "hte.\r\nsafe.eth\n"));
    }
}

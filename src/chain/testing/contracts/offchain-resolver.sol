// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

/// Says that a gateway stores all records, of subnames too: https://docs.ens.domains/resolvers/ccip-read
/// Trusts the gateway: it returns the answer without a signature.
contract OffchainResolver {
    string[] private urls;

    constructor(string memory url) {
        urls.push(url);
    }

    /// 0x01ffc9a7 is ERC-165, and 0x9061b923 is `resolve`.
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x9061b923;
    }

    function resolve(bytes calldata, bytes calldata) external view returns (bytes memory) {
        revert OffchainLookup(address(this), urls, msg.data, this.resolveCallback.selector, "");
    }

    function resolveCallback(bytes calldata response, bytes calldata) external pure returns (bytes memory) {
        return response;
    }
}

// Written by `npm run data` from src/data/known-names, which is reviewed by hand; never edited here.

/** A line of `#` and a category, then a line a name: its label with its marks, and its title where that says more. */
export const COMPILED_NAMES = `#protocol
0xproject 0x Project
1inch
aave
airswap AirSwap
anyswap
aragon
augur
balancer
bancor
celer
celernetwork Celer Network
chainlink
compound!
compoundfinance Compound Finance
convexfinance Convex Finance
cowswap CoW Swap
curve
curvefinance Curve Finance
debridge deBridge
debridgefinance deBridge Finance
dydx dYdX
eigenlayer EigenLayer
ens!~ ENS
ethena
etherfi ether.fi
farcaster
fraxfinance Frax Finance
friendtech friend.tech
gmx!~ GMX
gnosis
golem
havven
hyperliquid
instadapp
jupiter!
kyber
kybernetwork! Kyber Network
kyberswap KyberSwap
layerzero LayerZero
lensprotocol Lens Protocol
lido
liquity
maker!
makerdao MakerDAO
morpho
multichain!
olympusdao Olympus DAO
orbiterfinance Orbiter Finance
orchid!
pancakeswap PancakeSwap
paraswap ParaSwap
pendle
pendlefinance Pendle Finance
poap POAP
polkastarter
polymarket
polymath!
pumpfun pump.fun
quickswap QuickSwap
railgun
raydium
republicprotocol Republic Protocol
request!
requestnetwork Request Network
rocketpool! Rocket Pool
snapshot!
stargate!
status!
sushi!
sushiswap SushiSwap
synthetix
thegraph The Graph
tornado! Tornado Cash
tornadocash Tornado Cash
traderjoe Trader Joe
uniswap
uniswapx! UniswapX
warpcast
worldlibertyfinancial World Liberty Financial
wormhole
yearn
yearnfinance Yearn Finance
#network
algorand
aptos
arbitrum
avalanche!
avax Avalanche
base!
berachain
bitcoin
bitcoincash Bitcoin Cash
blast!
bnbchain BNB Chain
cardano
celestia!
cosmos!
dfinity DFINITY
elrond
eos! EOS
ethereum
ethereumclassic Ethereum Classic
fantom
filecoin
gnosischain Gnosis Chain
hedera
hederahashgraph Hedera Hashgraph
immutablex! Immutable X
kusama
linea!
litecoin
loopring
mantanetwork Manta Network
matic
maticnetwork Matic Network
monad!
monero
optimism!
polkadot
polygon
quarkchain QuarkChain
ripple
ronin!
scroll!
solana
starknet!
stellar
sui!~
tezos
thorchain THORChain
toncoin
tron! TRON
vechain VeChain
worldcoin
zcash
zetachain ZetaChain
zilliqa
zksync zkSync
#wallet
argent!
atomicwallet Atomic Wallet
bitgetwallet Bitget Wallet
bitkeep BitKeep
blockchain! Blockchain.com
breadwallet
classicetherwallet ClassicEtherWallet
coinbasewallet Coinbase Wallet
coinomi
daedalus!
debank DeBank
electroncash Electron Cash
electrum
ellipal ELLIPAL
exodus!
exoduswallet Exodus Wallet
gnosispay Gnosis Pay
gnosissafe Gnosis Safe
guarda
imtoken imToken
jaxx!
keepkey KeepKey
keplr
ledger
ledgerlive Ledger Live
ledgernano Ledger Nano
ledgernanos! Ledger Nano S
ledgernanox! Ledger Nano X
ledgerwallet Ledger Wallet
metamask MetaMask
mycrypto! MyCrypto
myetherwallet MyEtherWallet
mymonero MyMonero
onekey OneKey
phantom!
phantomwallet Phantom Wallet
polkadotjs Polkadot{.js}
rabby!
rabbywallet Rabby Wallet
rainbow!
rainbowwallet Rainbow Wallet
safe!
safepal SafePal
safewallet Safe{Wallet}
satoshilabs SatoshiLabs
solflare
subwallet! SubWallet
tangem
terrastation Terra Station
tokenpocket TokenPocket
tonkeeper
trezor
trezorsuite Trezor Suite
tronlink TronLink
trustwallet Trust Wallet
unisat UniSat
uniswapwallet Uniswap Wallet
walletconnect WalletConnect
wasabiwallet Wasabi Wallet
yoroi
zapper!
zerion
#exchange
antpool AntPool
bestchange BestChange
bibox
binance
binancepay Binance Pay
binanceus! Binance.US
bingx! BingX
bitfinex
bitflyer bitFlyer
bitget
bithumb
bitmart! BitMart
bitmex BitMEX
bitstamp
bittrex
blockfi BlockFi
bybit
celsiusnetwork Celsius Network
cexio CEX.IO
changelly
changenow ChangeNOW
cobinhood COBINHOOD
coinbase
coinbaseprime Coinbase Prime
coinbasepro Coinbase Pro
coincheck
cryptocom! Crypto.com
cryptopia!
deribit
etherdelta EtherDelta
ethfinex
etoro eToro
exmo EXMO
fixedfloat FixedFloat
forkdelta ForkDelta
ftx!~ FTX
gatehub GateHub
gateio Gate.io
gemini!
hitbtc HitBTC
huobi
idex IDEX
kraken
krakenpro Kraken Pro
kucoin KuCoin
localbitcoins LocalBitcoins
localethereum LocalEthereum
mexc MEXC
mtgox Mt. Gox
nexo
nicehash NiceHash
oasisdex Oasis.app
okex OKEx
okx!~ OKX
paxful
phemex
poloniex
quadrigacx QuadrigaCX
robinhood
shapeshift ShapeShift
sideshift SideShift
stellarterm StellarTerm
switcheo
upbit
wazirx WazirX
yobit YoBit
#token
aeternity aeternity
apecoin ApeCoin
axieinfinity Axie Infinity
basicattentiontoken Basic Attention Token
beetoken Bee Token
bittorrent BitTorrent
blockv BLOCKv
bluzelle
bnb!~ BNB
bonk!
brickblock
cindicator
circle!
dai!~
decentraland
dentacoin
district0x district0x
dogecoin
dragonchain
electroneum
enjin
envion
etherparty
floki
hamsterkombat Hamster Kombat
iconomi ICONOMI
loomnetwork Loom Network
medicalchain
melonport
notcoin
nucleusvision Nucleus Vision
oceanprotocol Ocean Protocol
omisego OmiseGO
originprotocol Origin Protocol
origintrail OriginTrail
pepe!
powerledger
propy!
quantstamp
raidennetwork Raiden Network
refereum
santiment
selfkey SelfKey
shib Shiba Inu
shibainu Shiba Inu
singulardtv SingularDTV
singularitynet SingularityNET
sirinlabs Sirin Labs
spankchain SpankChain
storj
stormx StormX
swarmcity Swarm City
telcoin
tether
theabyss The Abyss
thesandbox The Sandbox
trueusd TrueUSD
uni!~ Uniswap
usdc USDC
usdt Tether USDt
wlfi World Liberty Financial
xrp!~ XRP
#collection
aavegotchi
artblocks! Art Blocks
autoglyphs
azuki!
bayc Bored Ape Yacht Club
boredape! Bored Ape Yacht Club
boredapeyachtclub Bored Ape Yacht Club
coolcats! Cool Cats
cryptoadz CrypToadz
cryptokitties CryptoKitties
cryptopunks CryptoPunks
cryptovoxels
cyberkongz CyberKongz
deadfellaz
degods DeGods
digidaigaku DigiDaigaku
doodles!
goblintown goblintown
hashmasks
meebits
milady! Milady Maker
moonbirds!
mutantapeyachtclub Mutant Ape Yacht Club
nouns!
otherside!
pudgypenguins Pudgy Penguins
rtfkt RTFKT
veefriends VeeFriends
#market
blur!
looksrare LooksRare
magiceden Magic Eden
niftygateway Nifty Gateway
opensea OpenSea
rarible
sorare
sudoswap
superrare SuperRare
x2y2 X2Y2
#infrastructure
alchemy!
ankr
arbiscan
arweave
basescan BaseScan
biconomy
blockscout
bscscan BscScan
certik CertiK
chainalysis
coingecko CoinGecko
coinmarketcap CoinMarketCap
collabland Collab.Land
dappradar DappRadar
defillama DefiLlama
dexscreener DEX Screener
dune!
ensdomains ENS Domains
etherscan
ethplorer
flashbots!
galxe
infura
ipfs IPFS
l2beat L2BEAT
openzeppelin OpenZeppelin
polygonscan PolygonScan
revokecash Revoke.cash
solscan
tradingview TradingView
tronscan TRONSCAN
unstoppabledomains Unstoppable Domains
#organization
a16z a16z
bankless!
blackrock! BlackRock
blockstream
coindesk CoinDesk
cointelegraph
consensys
ethereumfoundation Ethereum Foundation
ethglobal ETHGlobal
gitcoin!
giveth
larvalabs Larva Labs
microstrategy MicroStrategy
offchainlabs Offchain Labs
protocolguild Protocol Guild
starkware StarkWare
unicef UNICEF
yugalabs Yuga Labs
#person
adamscochran Adam Cochran
austingriffith Austin Griffith
avsa! Alex Van de Sande
balajis! Balaji Srinivasan
barmstrong Brian Armstrong
benjaminion Ben Edgington
brantly! Brantly Millegan
cdixon Chris Dixon
dingaling! dingaling
farokh! Farokh Sarmad
franklinisbored Franklin
gmoney! gmoney
griff! Griff Green
jessepollak Jesse Pollak
lefteris Lefteris Karapetsas
machibigbrother Machi Big Brother
mikedemarais Mike Demarais
nick! Nick Johnson
owocki Kevin Owocki
parishilton Paris Hilton
pranksy!
raffy! raffy
ricmoo Richard Moore
sassal Anthony Sassano
stani! Stani Kulechov
superphiz superphiz
timbeiko Tim Beiko
vitalik Vitalik Buterin
zachxbt ZachXBT
#brand
adidas
airbnb
alibaba!
aliexpress AliExpress
amazon!
apple!
chatgpt ChatGPT
dhl! DHL
discord
facebook
github GitHub
godaddy GoDaddy
google
googlecloud Google Cloud
gucci!
icloud iCloud
instagram
linkedin LinkedIn
microsoft
netflix
nike!
nvidia NVIDIA
openai! OpenAI
puma!
reddit
samsung
spacex! SpaceX
spotify
starbucks!
telegram
tesla
tiktok TikTok
twitter
whatsapp WhatsApp
wikipedia
youtube YouTube
#payment
alipay
americanexpress American Express
applepay Apple Pay
bitpay BitPay
cashapp Cash App
googlepay Google Pay
googlewallet Google Wallet
mastercard
moonpay! MoonPay
paypal PayPal
revolut
samsungpay Samsung Pay
skrill!
solanapay! Solana Pay
stripe!
venmo
visa!
wechat WeChat
wellsfargo Wells Fargo
westernunion Western Union`;

/** Words and given names in the neighbourhood of a listed name. */
export const COMPILED_WORDS = `aidas alpay arbitrium argon balance balanced balancers balances bancar bethumb betoken bionomy boobies boodies boodles consensus cruve debride debunk discard discoed discoid doobies doodies electrums environ facebooks garda gnoses hashmarks haven infra kusuma ledgier leger leidger lidger linch liquify lodger looping montero nidia papal pendule polonie polonies purna radium reedit revolt rimple sentiment soare stelar superrace switched switchel switcher switches synthetic teether telegrams thether tither titter tother twinter twister twitted venom vitalii wecht wormholed wormholes`;

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
convexfinance Convex Finance
cowswap CoW Swap
curve
curvefinance! Curve Finance
debridge deBridge
debridgefinance! deBridge Finance
dydx dYdX
eigenlayer EigenLayer
ens!~ ENS
ethena
etherfi ether.fi
etherisc!
farcaster
fraxfinance Frax Finance
fulcrum!
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
orchid!
pancakeswap PancakeSwap
paraswap ParaSwap
pendle
pendlefinance! Pendle Finance
poap POAP
polkastarter
polymarket
polymath
pumpfun pump.fun
railgun!
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
uniswap
uniswapx! UniswapX
warpcast
wormhole
yearn
yearnfinance! Yearn Finance
#network
algorand
aptos
arbitrum
avalanche!
base!
berachain
bitcoin
bitcoincash! Bitcoin Cash
bitcoingold! Bitcoin Gold
blast!
bnbchain BNB Chain
cardano
celestia!
cosmos!
dfinity DFINITY
elrond
eos! EOS
ethereum
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
monero
optimism!
polkadot
polygon
quarkchain QuarkChain
ripple
solana
starknet!
stellar
tezos
thorchain THORChain
thundercore! ThunderCore
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
eidoo!
electroncash Electron Cash
electrum
ellipal ELLIPAL
exodus!
gnosispay Gnosis Pay
gnosissafe Gnosis Safe
guarda
imtoken imToken
jaxx!
keepkey KeepKey
keplr
ledger
ledgerlive Ledger Live
ledgernano! Ledger Nano
ledgernanos! Ledger Nano S
ledgernanox! Ledger Nano X
ledgerwallet Ledger Wallet
metamask MetaMask
metamaskinstitutional MetaMask Institutional
mycrypto! MyCrypto
myetherwallet MyEtherWallet
mymonero MyMonero
phantom!
polkadotjs Polkadot{.js}
rabby!
rainbow!
rainbowwallet Rainbow Wallet
safe!
safepal SafePal
safewallet! Safe{Wallet}
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
bestchange! BestChange
bibox
binance
binancepay Binance Pay
binanceus! Binance.US
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
changenow! ChangeNOW
cobinhood COBINHOOD
coinbase
coinbaseprime Coinbase Prime
coinbasepro Coinbase Pro
coincheck!
coinexchange! CoinExchange.io
cryptobridge! CryptoBridge
cryptocom! Crypto.com
cryptopia!
deribit
etherdelta EtherDelta
ethfinex
etoro eToro
exmo EXMO
fixedfloat FixedFloat
forkdelta ForkDelta
gatehub GateHub
gateio Gate.io
gemini!
hitbtc HitBTC
hotbit!
huobi
idex IDEX
idexmarket! IDEX
kraken
krakenpro Kraken Pro
kucoin KuCoin
liqui!
livecoin!
localbitcoins LocalBitcoins
localethereum LocalEthereum
lykke!
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
robinhood!
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
appcoins! AppCoins
arcblock! ArcBlock
auctus!
axieinfinity Axie Infinity
basicattentiontoken Basic Attention Token
beetoken Bee Token
bitclave! BitClave
bitconnect BitConnect
bittorrent BitTorrent
blockv BLOCKv
bluzelle
brickblock
cindicator
circle!
civic!
coindash! CoinDash
crypterium
dai!~
decentraland
dentacoin
district0x district0x
dogecoin
dragonchain
edgeless!
electroneum
enigma!
enjin
envion
etherparty
funfair! FunFair
iconomi ICONOMI
kodakcoin KodakCoin
libra!
loomnetwork Loom Network
medicalchain
melonport
metronome!
monetha!
nucleusvision Nucleus Vision
oceanprotocol Ocean Protocol
omisego OmiseGO
originprotocol Origin Protocol
origintrail OriginTrail
petro!
powerledger
propy!
quantstamp
raidennetwork Raiden Network
refereum
santiment
seele!
selfkey SelfKey
shibainu Shiba Inu
shipchain! ShipChain
singulardtv SingularDTV
singularitynet SingularityNET
sirinlabs Sirin Labs
spankchain SpankChain
storj
storm!
stormx StormX
swarmcity Swarm City
telcoin
tenx TenX
tether
theabyss The Abyss
thesandbox The Sandbox
trueusd TrueUSD
usdc USDC
wepower! WePower
#collection
aavegotchi!
artblocks! Art Blocks
autoglyphs!
azuki!
boredapeyachtclub Bored Ape Yacht Club
coolcats! Cool Cats
cryptoadz! CrypToadz
cryptokitties CryptoKitties
cryptopunks CryptoPunks
cryptovoxels!
cyberkongz! CyberKongz
deadfellaz!
degods DeGods
digidaigaku DigiDaigaku
doodles!
goblintown goblintown
hashmasks!
meebits
milady! Milady Maker
moonbirds!
mutantapeyachtclub Mutant Ape Yacht Club
nouns!
otherside!
pudgypenguins Pudgy Penguins
rtfkt RTFKT
#market
blur!
looksrare LooksRare
magiceden Magic Eden
makersplace! MakersPlace
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
duneanalytics Dune Analytics
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
tradingview TradingView
tronscan TRONSCAN
unstoppabledomains Unstoppable Domains
#organization
a16z a16z
bankless!
blockstream
coindesk CoinDesk
cointelegraph
consensys
ethereumfoundation Ethereum Foundation
ethglobal ETHGlobal
gitcoin!
giveth!
larvalabs Larva Labs
offchainlabs Offchain Labs
protocolguild Protocol Guild
starkware! StarkWare
unicef UNICEF
yugalabs Yuga Labs
#person
adamscochran! Adam Cochran
ahopkins! Anthony Hopkins
austingriffith! Austin Griffith
avsa! Alex Van de Sande
balajis! Balaji Srinivasan
barmstrong Brian Armstrong
benjaminion Ben Edgington
brantly! Brantly Millegan
cdixon Chris Dixon
coltron! coltron
dingaling! dingaling
farokh! Farokh Sarmad
franklinisbored Franklin
gmoney! gmoney
griff! Griff Green
jefflau! Jeff Lau
jessepollak Jesse Pollak
lefteris! Lefteris Karapetsas
machibigbrother Machi Big Brother
matoken! Makoto Inoue
mikedemarais Mike Demarais
nick! Nick Johnson
owocki Kevin Owocki
parishilton Paris Hilton
pranksy!
raffy! raffy
ricmoo! Richard Moore
sassal! Anthony Sassano
slobo! Alex Slobodnik
stani! Stani Kulechov
superphiz superphiz
timbeiko Tim Beiko
vitalik Vitalik Buterin
#brand
adidas
airbnb
alibaba!
aliexpress AliExpress
amazon!
apple!
budweiser
chatgpt ChatGPT
dhl! DHL
discord
facebook
github GitHub
godaddy GoDaddy
google
googlecloud! Google Cloud
gucci!
icloud iCloud
instagram
linkedin LinkedIn
microsoft
netflix
nike!
puma!
reddit
samsung
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
applepay! Apple Pay
bitpay BitPay
cashapp Cash App
googlepay Google Pay
googlewallet Google Wallet
mastercard
moonpay! MoonPay
paypal PayPal
revolut
samsungpay! Samsung Pay
skrill!
solanapay! Solana Pay
stripe!
venmo
visa!
wechat WeChat
wellsfargo Wells Fargo
westernunion Western Union`;

/** Words and given names in the neighbourhood of a listed name. */
export const COMPILED_WORDS = `aidas alpay arbitrium argon balance balanced balancers balances bancar bethumb betoken bionomy boobies boodies boodles consensus cruve debride debunk discard discoed discoid doobies doodies electrums environ etherise facebooks garda gnoses haven infra kusuma ledgier leger leidger lidger linch liquify lodger looping montero papal pendule polonie polonies polymaths polymathy purna radium reedit revolt rimple sentiment soare stelar superrace switched switchel switcher switches synthetic teether telegrams thether tither titter tother twinter twister twitted venom vitalii wecht wormholed wormholes`;

/**
 * Top domains of Chromium's IDN tests, with `.eth` instead of the top-level domain. Source: `idn_test_domains.list` in
 * https://source.chromium.org/chromium/chromium/src/+/main:components/url_formatter/spoof_checks/top_domains/
 */
export const CHROMIUM_TEST_DOMAINS: readonly string[] =
  'd4000 digklmo68 islkpx123 isikpx123 os345 woder wmhtb phktb pkawx wmnr rf cyxe ldg idg ig ld 1gd cegjo wsws wsu wsou 1234567890 aece aen n11 o2 28 39 89 43 oo qq nn test fóó youtube'
    .split(' ')
    .map((label) => `${label}.eth`);

/** A host, and the company whose website it resembles. */
type CompanyArgs = { readonly host: string; readonly title: string; readonly site: string };

/** What the host of a link or a DNS name is. The words never offer an ENS name in place of a web address. */
export const HOST_WORDS = {
  host_imitates: ({ title, site }: CompanyArgs) =>
    `Don’t open this site. It imitates ${title}, whose site is ${site}.`,
  host_imitates_name: ({ title }: { readonly host: string; readonly title: string }) =>
    `Don’t open this site. It imitates ${title}.`,
  host_contains_name: ({
    name,
    domain,
  }: {
    readonly host: string;
    readonly name: string;
    readonly domain: string;
  }) => `This site has nothing to do with ${name}. It belongs to the owner of ${domain}.`,
  host_may_imitate: ({ title, site }: CompanyArgs) =>
    `Check this site before you open it. It may imitate ${title}, whose site is ${site}.`,
  host_may_imitate_name: ({ title }: { readonly host: string; readonly title: string }) =>
    `Check this site before you open it. It may imitate ${title}.`,
  host_other_ending: ({ title, site }: CompanyArgs) =>
    `Check who owns this site. The site of ${title} is ${site}.`,
  host_resembles: ({ host, title, site }: CompanyArgs) =>
    `${host} is not the site of ${title}, which is ${site}.`,
  host_known: ({ title }: CompanyArgs) => `This is a site of ${title}.`,
  host_ordinary: (_: { readonly host: string }) =>
    'This link contains no ENS name, and its host resembles no known one.',
};

/** Domains under which each label belongs to a different user, with the reason. */
const REASONS: Readonly<Record<string, string>> = {
  'eth.limo': 'gateway for the websites of ENS names',
  'eth.link': 'gateway for the websites of ENS names',
  'github.io': 'websites of GitHub users',
  'app.link': 'links that open apps, such as metamask.app.link',
  'js.org': 'websites of JavaScript projects, such as polkadot.js.org',
  'readthedocs.io': 'documentation of software, such as protocol-guild.readthedocs.io',
  'gitbook.io': 'documentation that anyone can publish',
  'pages.dev': 'websites that anyone can publish at Cloudflare',
  'workers.dev': 'programs that anyone can run at Cloudflare',
  'vercel.app': 'websites that anyone can publish at Vercel',
  'netlify.app': 'websites that anyone can publish at Netlify',
  'web.app': 'websites that anyone can publish at Firebase',
  'firebaseapp.com': 'websites that anyone can publish at Firebase',
  'herokuapp.com': 'programs that anyone can run at Heroku',
  'webflow.io': 'websites that anyone can publish at Webflow',
  'weebly.com': 'websites that anyone can publish at Weebly',
  'blogspot.com': 'blogs that anyone can publish at Google',
  'wordpress.com': 'blogs that anyone can publish at WordPress',
  'medium.com': 'blogs that anyone can publish at Medium',
};

export const SHARED_DOMAINS: ReadonlySet<string> = new Set(Object.keys(REASONS));

import './app/tokens.css';
import './app/base.css';
import { inspector } from '../client/inspector.ts';
import { applyStoredTheme } from './lib/theme.ts';

// The worker starts before React is even asked for: its tables arrive while the page is built.
inspector.start();
applyStoredTheme();
void import('./main.tsx').then(({ mount }) => mount());

import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

// The workers inherit this setting, which selects both themes, all six widths and every box of every card.
process.env['A11Y'] = 'all';

/**
 * The accessibility journey in both themes and all widths, with the places of the boxes, and every screen with its blocked
 * controls as everybody (`npm run test:a11y`).
 */
export default defineConfig({
  ...base,
  testMatch: ['accessibility.spec.ts', 'blocked-controls.spec.ts'],
  timeout: 1_800_000,
});

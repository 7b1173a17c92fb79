import { createHash } from 'node:crypto';
import { defineConfig, type Plugin } from 'vite';

const ROOT = new URL('../../contexts/certificados/web/verificacion', import.meta.url).pathname;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a page that is saved: it runs its own script and reaches nothing, on the site and from a disk. The server
 * sends what the page says.
 */
const presentPolicy = (script: string, style: string) =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Puts the script and the style of the one page inside of it, so that it is one file. */
const onePage: Plugin = {
  name: 'one-page',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle);
    const page = files.find(({ fileName }) => fileName.endsWith('.html'));
    const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
    const styles = files.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
    );
    const [code, style] = [scripts[0], styles.join('\n')];
    if (page?.type !== 'asset' || code === undefined || scripts.length !== 1)
      return this.error('A saved page has one page and one script.');
    const script = code.replaceAll('</script', '<\\/script');
    page.source = String(page.source)
      .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
      .replace(/\s*<script type="module"[^>]*src="[^"]*"[^>]*><\/script>/, '')
      .replace(
        /<meta charset="utf-8">/,
        (charset) =>
          `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${presentPolicy(script, style)}">`,
      )
      .replace(
        '</head>',
        () => `<style>${style}</style>\n    <script type="module">${script}</script>\n  </head>`,
      );
    for (const { fileName } of files) if (fileName !== page.fileName) delete bundle[fileName];
  },
};

/** The page people save to verify certificates without a network: `dist/comprobador.html`. */
export default defineConfig({
  root: ROOT,
  base: '/',
  publicDir: false,
  plugins: [onePage],
  build: {
    outDir: new URL('dist', import.meta.url).pathname,
    emptyOutDir: false,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: `${ROOT}/comprobador.html`, output: { codeSplitting: false } },
  },
});

import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const base = 'http://127.0.0.1:8461';
for (const [w, h, n] of [[1280, 1000, 'd'], [360, 900, 'm']] as const) {
  const p = await b.newPage({ viewport: { width: w, height: h } });
  p.on('console', (m) => m.type() === 'error' && console.log(m.text()));
  await p.goto(`${base}/validador`, { waitUntil: 'commit' });
  await p.getByRole('heading', { level: 1, name: 'Validador de mensajes' }).waitFor();
  await p.getByRole('combobox', { name: 'Elemento' }).fill('teléfono');
  await p.waitForTimeout(1500);
  await p.screenshot({ path: `/tmp/vexp/1${n}.png`, fullPage: true });
  await p.getByRole('option').first().click();
  await p.waitForTimeout(800);
  console.log(p.url());
  await p.getByLabel('Mensaje', { exact: true }).fill('<datoTelefono>\n<x/></datoTelefono>');
  await p.getByRole('button', { name: 'Validar', exact: true }).click();
  await p.waitForTimeout(2500);
  await p.screenshot({ path: `/tmp/vexp/2${n}.png`, fullPage: true });
  await p.getByRole('tab', { name: 'Un lote de mensajes' }).click();
  await p.getByLabel('Mensajes', { exact: true }).setInputFiles([{ name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from('<a/>') }, { name: 'b.xml', mimeType: 'text/xml', buffer: Buffer.from('<!DOCTYPE a><a/>') }]);
  await p.getByRole('button', { name: 'Validar lote' }).click();
  await p.waitForTimeout(2500);
  await p.screenshot({ path: `/tmp/vexp/3${n}.png`, fullPage: true });
}
await b.close();

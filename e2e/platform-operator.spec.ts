import { createRegistroProductor, createRegistroXroad } from '@marco/plataforma/testing';
import { expectAccessible } from './support/accessible.ts';
import { press, readBytes } from './support/certificado-page.ts';
import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';
import { MAILING } from './support/mails.ts';
import { openHomeAs } from './support/open-session.ts';

// The server that does jobs: they make the contracts of the demo data and compute the hours of an import.
test.use({ server: MAILING });
test.setTimeout(420_000);

const OPERADOR = '1000000012';
const LIDER = '1000000003';
const SERVICIO = 'Historial de pasaportes expedidos';
const OTRO = 'Consulta de registros sanitarios';
const MIEMBRO = 'MRE-0050';
const CODIGO = 'historialPasaportes';
const HORA_MS = 3_600_000;
/** The jobs make the contracts of the demo data one after the other. */
const EVIDENCIA_MS = 180_000;

const ask = async (statement: string) => (await askDatabase(statement, MAILING))[0] ?? {};

/** What level 2 certified of the servicio: its version, its request and its contract. */
async function findCertificado() {
  const statement = `select v.id as version, q.id as solicitud, s.id as servicio, a.nombre as contrato
    from servicios s join servicios_versiones v on v.servicio_id = s.id
    join solicitudes_nivel_dos n on n.servicio_version_id = v.id
    join solicitudes q on q.id = n.solicitud_id join estados_solicitud e on e.id = q.estado_id and e.codigo = 'certificada'
    join archivos a on a.id = n.contrato_archivo_id where s.nombre = '${SERVICIO}'`;
  await expect
    .poll(async () => (await askDatabase(statement, MAILING)).length, { timeout: EVIDENCIA_MS })
    .toBe(1);
  return ask(statement);
}

async function openTarea(page: Page, cual: string): Promise<void> {
  const { id } = await ask(cual);
  await page.goto(`/app/xroad/tareas/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: SERVICIO })).toBeVisible();
}

/** Writes the identifiers of the servicio where the task asks for them. */
async function registrar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const escrito = [
    ['Clase', 'GOB'],
    ['Código del miembro', MIEMBRO],
    ['Subsistema', 'PASAPORTES'],
    ['Código del servicio', CODIGO],
    ['Versión', 'v1'],
  ] as const;
  for (const [name, valor] of escrito) await dialog.getByRole('textbox', { name }).fill(valor);
  await expectAccessible(page, { themes: ['light', 'dark'] });
  await dialog.getByRole('button', { name: 'Registrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(new RegExp(`CO(-QA)?/GOB/${MIEMBRO}/PASAPORTES/${CODIGO}/v1`)).first(),
  ).toBeVisible();
}

/** What was found in a contract from production. */
async function compare(page: Page, contenido: Buffer, hallado: RegExp): Promise<void> {
  await page
    .getByLabel(/^Contrato en producción de/)
    .setInputFiles({ name: 'produccion.json', mimeType: 'application/json', buffer: contenido });
  const answer = page.getByRole('alertdialog');
  await expect(answer).toContainText(hallado);
  await answer.getByRole('button', { name: 'Aceptar' }).click();
}

/** The contract with one message that says more than the certified one. */
function changeContrato(contrato: Buffer): Buffer {
  const texto = contrato.toString();
  const cambiado = texto.replace(/("?type"?: *"?)string/, '$1integer');
  expect(cambiado).not.toBe(texto);
  return Buffer.from(cambiado);
}

/** An hour of operation of the servicio, of which one call in a hundred failed at the provider. */
function createOperacion(): Buffer {
  const hora = Math.floor(Date.now() / HORA_MS) * HORA_MS - 30 * HORA_MS;
  const registros = Array.from({ length: 200 }, (_, n) => {
    const de = {
      serviceMemberCode: MIEMBRO,
      serviceSubsystemCode: 'PASAPORTES',
      serviceCode: CODIGO,
      messageId: `recorrido-${n}`,
      ...(n % 100 === 0 ? { succeeded: false, faultCode: 'Server.ServerProxy.ServiceFailed.HttpError' } : {}),
    };
    const at = hora + n * 1000;
    return [
      createRegistroXroad({ ...de, requestInTs: at, responseOutTs: at + 120 }),
      createRegistroProductor({ ...de, requestInTs: at + 10, responseOutTs: at + 90 }),
    ];
  }).flat();
  return Buffer.from(registros.map((registro) => `${JSON.stringify(registro)}\n`).join(''));
}

/** A whole instance of quality in which the servicio stands, with a member that is new. */
function createInstancia(): Buffer {
  const miembros = [
    {
      clase: 'GOB',
      codigo: MIEMBRO,
      nombre: 'Ministerio de Relaciones Exteriores',
      subsistemas: [{ codigo: 'PASAPORTES', servicios: [{ codigo: CODIGO, version: 'v1', tipo: 'REST' }] }],
    },
    { clase: 'GOB', codigo: 'NUEVA-0999', nombre: 'Entidad que llega', subsistemas: [] },
  ];
  return Buffer.from(JSON.stringify({ instancia: 'CO-QA', miembros }));
}

test('[AREA-05] the operator registers, publishes, sees that a contract differs, and brings an instance and its operation', async ({
  page,
  browser,
}) => {
  const certificado = await findCertificado();
  await openHomeAs(page, OPERADOR);

  await test.step('[AREA-05] a version that passed level 2 waits, and is registered in quality', async () => {
    await page.goto('/app/xroad/tareas');
    await page.getByRole('link', { name: SERVICIO, exact: true }).click();
    await expect(page.getByText(/pasó el nivel 2/)).toBeVisible();
    await registrar(page);
    await expect(page.getByText('Hecha', { exact: true }).first()).toBeVisible();
  });

  // Level 3 is another journey.
  await ask(
    `update servicios_versiones set estado = 'certificada' where id = ${certificado['version']} returning id`,
  );

  await test.step('[AREA-05] the file of an instance is reviewed before it changes anything', async () => {
    await page.goto('/app/xroad/instancia');
    await page.getByRole('combobox', { name: 'Ambiente' }).selectOption({ label: 'Calidad' });
    const archivo = { name: 'instancia.json', mimeType: 'application/json' };
    await page.getByLabel('Archivo de la instancia').setInputFiles({ ...archivo, buffer: createInstancia() });
    await expect(page.getByText(/^En calidad: nuevo: 1;/)).toBeVisible();
    const falta = await ask(
      `select count(*)::int as n from plataforma_servicios where no_visto_desde is not null`,
    );
    expect(falta['n']).toBe(0);
    await expectAccessible(page, { themes: ['light', 'dark'] });
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByRole('button', { name: 'Seleccionar archivo' })).toBeVisible();
  });

  await test.step('[AREA-05] a certified version is published once its contract in production is the certified one', async () => {
    const lider = await browser.newContext();
    const suya = await lider.newPage();
    await openHomeAs(suya, LIDER);
    await suya.goto(`/app/level/process-levelconsult/${certificado['solicitud']}?pestana=contrato`);
    const contrato = await readBytes(
      await press(suya, suya.getByRole('button', { name: `Descargar ${certificado['contrato']}` })),
    );
    await lider.close();

    await openTarea(
      page,
      `select id from plataforma_tareas where tipo = 'publicar' and referencia = ${certificado['version']}`,
    );
    await registrar(page);
    const publicar = page.getByRole('button', { name: 'Publicar', exact: true });
    await expect(publicar).toHaveAttribute('aria-disabled', 'true');
    await compare(page, changeContrato(contrato), /no es el certificado/);
    await expect(page.getByText(/la entidad debe corregirlo/).first()).toBeVisible();
    await page.goto('/app/xroad/tareas');
    const deriva = page.getByRole('row').filter({ hasText: 'Contrato distinto' });
    await expect(deriva.filter({ hasText: SERVICIO })).toHaveCount(1);

    await page.goBack();
    await compare(page, contrato, /byte por byte/);
    await publicar.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Hecha', { exact: true }).first()).toBeVisible();
    await page.goto('/app/xroad/tareas');
    await expect(page.getByRole('heading', { level: 1, name: 'Tareas del operador' })).toBeVisible();
    await expect(deriva.filter({ hasText: SERVICIO })).toHaveCount(0);
  });

  await test.step('[AREA-05] a file of operation changes nothing until it is applied', async () => {
    await page.goto('/app/xroad');
    await page.getByLabel('Archivo de operación').setInputFiles({
      name: 'operacion.jsonl',
      mimeType: 'application/x-ndjson',
      buffer: createOperacion(),
    });
    await expect(page).toHaveURL(/\/app\/xroad\/importaciones\/\d+$/);
    await expect(page.getByText('Por aplicar', { exact: true })).toBeVisible();
    await expectAccessible(page, { themes: ['light', 'dark'] });
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByText('Aplicada', { exact: true }).first()).toBeVisible();
  });

  await test.step('[AREA-05] what was promised stands beside it', async () => {
    await page.goto('/app/xroad/servicios');
    await page.getByRole('textbox', { name: 'Identificador o nombre' }).fill(CODIGO);
    await page.getByRole('button', { name: 'Consultar' }).click();
    const mio = page.getByRole('row').filter({ hasText: `CO/GOB/${MIEMBRO}/PASAPORTES/${CODIGO}/v1` });
    await mio.getByRole('button', { name: /^Editar/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Disponibilidad/ }).fill('99,5');
    await dialog.getByRole('textbox', { name: /^Percentil 95/ }).fill('2000');
    await dialog.getByRole('textbox', { name: /^Tasa de error/ }).fill('0,5');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('[AREA-05] anybody reads promised and measured, and where there are no data, that there are none', async () => {
    const anyone = await browser.newContext();
    const publica = await anyone.newPage();
    await publica.goto(`/directorio/${certificado['servicio']}`);
    const tabla = publica.getByRole('table', { name: /^Lo que se prometió/ });
    await expect(tabla.getByRole('row').filter({ hasText: 'Disponibilidad' })).toContainText('Cumple');
    await expect(tabla.getByRole('row').filter({ hasText: 'Tasa de error' })).toContainText('No cumple');
    await expect(publica.getByText(/200 llamadas en 30 días/)).toBeVisible();
    await expectAccessible(publica, { themes: ['light', 'dark'] });
    const otro = await ask(`select id from servicios where nombre = '${OTRO}'`);
    await publica.goto(`/directorio/${otro['id']}`);
    await expect(publica.getByText(/^Sin datos de operación/)).toBeVisible();
    await expect(tabla.getByText('Sin datos', { exact: true }).first()).toBeVisible();
    await anyone.close();
  });
});

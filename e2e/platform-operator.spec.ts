import { createRegistroProductor, createRegistroXroad } from '@marco/plataforma/testing';
import { expectAccessible } from './support/accessible.ts';
import { press, readBytes } from './support/certificado-page.ts';
import { askDatabase } from './support/database.ts';
import { beginJourney, expect, type Page, test } from './support/journey.ts';
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

const TAREAS = '/app/xroad/tareas?pendientesTamano=50';

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

/** What is registered before production. */
const countInstancia = () =>
  ask(`select count(*)::int as cuantos, count(no_visto_desde)::int as faltan from plataforma_subsistemas
    where ambiente = 'preproduccion'`);

/** The page of a task. */
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

type Schema = Record<string, unknown>;

/** The first schema with fields of its own below a part of a contract. */
function findConCampos(part: unknown): Schema | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const schema = part as Schema;
  if (typeof schema['properties'] === 'object') return schema;
  for (const inside of Object.values(schema)) {
    const found = findConCampos(inside);
    if (found) return found;
  }
  return undefined;
}

/** The contract without one field of its messages. */
function changeContrato(contrato: Buffer): Buffer {
  const parsed = JSON.parse(contrato.toString()) as Schema;
  const schema = findConCampos(parsed['paths']) ?? findConCampos(parsed['components']);
  const campos = schema?.['properties'] as Schema | undefined;
  const [campo = ''] = Object.keys(campos ?? {});
  expect(campo).not.toBe('');
  delete campos?.[campo];
  if (schema && Array.isArray(schema['required']))
    schema['required'] = schema['required'].filter((one) => one !== campo);
  return Buffer.from(JSON.stringify(parsed));
}

/** An hour of operation of the servicio, of which one call in a hundred failed at the provider. */
function createOperacion(): Buffer {
  // Six in the morning of yesterday in UTC: the hours of the demo data, which are closed, begin at twelve.
  const hora = (Math.floor(Date.now() / HORA_MS / 24) * 24 - 18) * HORA_MS;
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

/** A whole instance before production, of one member or of two. */
function createInstancia(cuantos: number): Buffer {
  const miembros = ['NUEVA-0998', 'NUEVA-0999'].slice(0, cuantos).map((codigo) => ({
    clase: 'GOB',
    codigo,
    nombre: 'Entidad que llega',
    subsistemas: [{ codigo: 'PRUEBAS', servicios: [{ codigo: 'probar', version: 'v1', tipo: 'REST' }] }],
  }));
  return Buffer.from(JSON.stringify({ instancia: 'CO-PRE', miembros }));
}

/** Has the file of an instance reviewed. */
async function reviewInstancia(page: Page, cuantos: number): Promise<void> {
  await page.goto('/app/xroad/instancia');
  await page.getByRole('combobox', { name: 'Ambiente' }).selectOption({ label: 'Preproducción' });
  await page.getByLabel('Archivo de la instancia').setInputFiles({
    name: 'instancia.json',
    mimeType: 'application/json',
    buffer: createInstancia(cuantos),
  });
}

test('[AREA-05] the operator registers, publishes, sees that a contract differs, and brings an instance and its operation', async ({
  page,
  browser,
}) => {
  const certificado = await findCertificado();
  await openHomeAs(page, OPERADOR);

  await test.step('[AREA-05] a version that passed level 2 waits, and is registered in quality', async () => {
    await page.goto(TAREAS);
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
    const deAntes = await countInstancia();
    await reviewInstancia(page, 2);
    await expect(page.getByText('En preproducción: nuevo: 6.', { exact: false })).toBeVisible();
    expect(await countInstancia()).toEqual(deAntes);
    await expectAccessible(page, { themes: ['light', 'dark'] });
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByRole('button', { name: 'Seleccionar archivo' })).toBeVisible();
    const registrada = await countInstancia();
    expect(registrada).not.toEqual(deAntes);

    await reviewInstancia(page, 1);
    await expect(
      page.getByText(/^En preproducción: no está en el archivo: 3\. Sin cambios: 3\./),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Elegir otro archivo' }).click();
    expect(await countInstancia()).toEqual(registrada);
  });

  await test.step('[AREA-05] a certified version is published once its contract in production is the certified one', async () => {
    const lider = await beginJourney(browser);
    await openHomeAs(lider.page, LIDER);
    await lider.page.goto(`/app/level/process-levelconsult/${certificado['solicitud']}?pestana=contrato`);
    const descargar = lider.page.getByRole('button', { name: `Descargar ${certificado['contrato']}` });
    const contrato = await readBytes(await press(lider.page, descargar));
    await lider.end();

    await openTarea(
      page,
      `select id from plataforma_tareas where tipo = 'publicar' and referencia = ${certificado['version']}`,
    );
    await registrar(page);
    const publicar = page.getByRole('button', { name: 'Publicar', exact: true });
    await expect(publicar).toHaveAttribute('aria-disabled', 'true');
    await compare(page, changeContrato(contrato), /no es el certificado/);
    await expect(page.getByText(/la entidad debe corregirlo/).first()).toBeVisible();
    await page.goto(TAREAS);
    const deriva = page.getByRole('row').filter({ hasText: 'Contrato distinto' });
    await expect(deriva.filter({ hasText: SERVICIO })).toHaveCount(1);

    await page.goBack();
    await compare(page, contrato, /byte por byte/);
    await publicar.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Hecha', { exact: true }).first()).toBeVisible();
    await page.goto(TAREAS);
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
    await expect(page.getByText('La importación se aplicó: sus cifras ya se publican.')).toBeVisible();
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
    const { page: publica, end } = await beginJourney(browser);
    const openFicha = async (servicio: string) => {
      await publica.goto(`/directorio-servicios?${new URLSearchParams({ texto: servicio })}`);
      await publica.getByRole('article').getByRole('link', { name: servicio, exact: true }).first().click();
      await expect(publica.getByRole('heading', { level: 1, name: servicio })).toBeVisible();
    };
    await openFicha(SERVICIO);
    const tabla = publica.getByRole('table', { name: /^Lo que se prometió/ });
    await expect(tabla.getByRole('row').filter({ hasText: 'Disponibilidad' })).toContainText('Cumple');
    await expect(tabla.getByRole('row').filter({ hasText: 'Tasa de error' })).toContainText('No cumple');
    await expect(publica.getByText(/200 llamadas en 30 días/)).toBeVisible();
    await expectAccessible(publica, { themes: ['light', 'dark'] });
    await openFicha(OTRO);
    await expect(publica.getByText(/^Sin datos de operación/)).toBeVisible();
    await expect(tabla.getByText('Sin datos', { exact: true }).first()).toBeVisible();
    await end();
  });
});

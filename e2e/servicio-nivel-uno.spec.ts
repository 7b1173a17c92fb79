import { readFile } from 'node:fs/promises';
import { createPdf } from '@marco/archivos/testing';
import type { Browser, Download } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { askDatabase } from './support/database.ts';
import { beginJourney, expect, type Locator, type LongJourney, type Page, test } from './support/journey.ts';
import { MAILING } from './support/mails.ts';
import { openHomeAs } from './support/open-session.ts';

// The server that does jobs: they make the constancia and the PDF of the certificate.
test.use({ server: MAILING });

const SERVICIO = 'Domicilio de los titulares de pasaporte';
const PEOPLE = {
  funcionario: '1000000006',
  lider: '1000000003',
  consultor: '1000000002',
  /** The administration of the ministry, which assigns and certifies. */
  certificador: '1000000001',
} as const;
type Persona = keyof typeof PEOPLE;

interface Campo {
  readonly nombre: string;
  readonly operacion: string;
  readonly sentido: 'Entrada' | 'Salida';
  readonly padre?: string;
  readonly repite?: boolean;
  /** What allows the personal datum. */
  readonly base?: string;
  /** Identificador of the element it becomes. */
  readonly elemento: string;
}

const OPERACIONES = [
  ['consultarDomicilio', 'Consultar el domicilio de un titular'],
  ['notificarCambio', 'Notificar el cambio de un domicilio'],
] as const;
const CAMPOS: readonly Campo[] = [
  {
    nombre: 'documento',
    operacion: 'consultarDomicilio',
    sentido: 'Entrada',
    base: 'Ejercicio de una función pública',
    elemento: 'numIdentificacion',
  },
  {
    nombre: 'domicilio',
    operacion: 'consultarDomicilio',
    sentido: 'Salida',
    repite: true,
    elemento: 'ubicacionMunicipio',
  },
  {
    nombre: 'municipio',
    operacion: 'consultarDomicilio',
    sentido: 'Salida',
    padre: 'domicilio',
    elemento: 'codMunicipio',
  },
  { nombre: 'momento', operacion: 'notificarCambio', sentido: 'Entrada', elemento: 'fechaHoraConsulta' },
];

test.beforeAll(async ({ servers }) => {
  await servers.start(MAILING);
  // The demo has one person of each entity at most: the officer of another one works for that of the leader.
  await askDatabase(
    `update membresias set estado = 'activa', entidad_id = (select id from entidades where sigla = 'CANCILLERIA')
    where usuario_id = (select id from usuarios where numero_identificacion = '${PEOPLE.funcionario}')`,
    MAILING,
  );
});

test.afterAll(async () => {
  await askDatabase(
    `update membresias set estado = 'inactiva', entidad_id = (select id from entidades where sigla = 'IGAC')
    where usuario_id = (select id from usuarios where numero_identificacion = '${PEOPLE.funcionario}')`,
    MAILING,
  );
});

async function enter(browser: Browser, persona: Persona): Promise<LongJourney> {
  const journey = await beginJourney(browser);
  await openHomeAs(journey.page, PEOPLE[persona]);
  return journey;
}

/** Picks what a search offers for a text. */
async function pick(combobox: Locator, text: string, option: string | RegExp): Promise<void> {
  await combobox.fill(text);
  await combobox.page().getByRole('option', { name: option }).first().click();
}

async function writeServicio(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Nombre del servicio/ }).fill(SERVICIO);
  await page
    .getByRole('textbox', { name: /^Descripción/ })
    .fill('Dice el domicilio que el titular de un pasaporte tiene registrado.');
  await page
    .getByRole('textbox', { name: /^Objetivo/ })
    .fill('Que ninguna entidad vuelva a pedir el domicilio a quien ya lo dio.');
  await page.getByLabel(/^Tipo de intercambio/).selectOption('Consulta');
  await page.getByLabel(/^Sincronía/).selectOption({ index: 1 });
  await page.getByLabel(/^Dominio/).selectOption({ index: 1 });
  await page.getByLabel(/^Periodicidad/).selectOption('En línea');
  await pick(page.getByRole('combobox', { name: /^Entidades consumidoras/ }), 'migración', /migración/i);
  const elegidas = page.getByRole('list', { name: 'Entidades consumidoras elegidas' });
  await expect(elegidas.getByRole('listitem')).toHaveCount(1);
}

async function addOperacion(page: Page, codigo: string, nombre: string): Promise<void> {
  await page.getByRole('button', { name: 'Agregar operación' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar operación' });
  await dialog.getByRole('textbox', { name: /^Nombre de la operación/ }).fill(nombre);
  await dialog.getByRole('textbox', { name: /^Código/ }).fill(codigo);
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await expect(dialog).toHaveCount(0);
}

async function addCampo(page: Page, { nombre, operacion, sentido, ...campo }: Campo): Promise<void> {
  await page.getByRole('button', { name: 'Agregar campo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar campo' });
  await dialog.getByRole('textbox', { name: /^Nombre del campo/ }).fill(nombre);
  await dialog.getByRole('textbox', { name: /^Descripción/ }).fill(`Lo que dice ${nombre}.`);
  await dialog.getByRole('textbox', { name: /^Tipo de dato/ }).fill('Texto');
  await dialog.getByLabel(/^Sentido/).selectOption(sentido);
  await dialog.getByLabel(/^Operación/).selectOption(operacion);
  if (campo.padre) await dialog.getByLabel(/^Dentro de/).selectOption(campo.padre);
  if (campo.repite) await dialog.getByRole('checkbox', { name: /^Se repite/ }).check();
  if (campo.base) {
    await dialog.getByRole('checkbox', { name: /^Es un dato personal/ }).check();
    await dialog.getByLabel(/^Base legal/).selectOption(campo.base);
  }
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await expect(dialog).toHaveCount(0);
}

async function writeNorma(page: Page): Promise<void> {
  await page.getByLabel(/^Tipo de norma/).selectOption('Ley');
  await page.getByRole('textbox', { name: /^Número/ }).fill('1712');
  await page.getByRole('spinbutton', { name: /^día/i }).click();
  await page.keyboard.type('06032014');
  await page.getByRole('textbox', { name: /^Qué habilita/ }).fill('Compartir el domicilio registrado.');
  await page.getByLabel('Documento de la norma 1').setInputFiles({
    name: 'Ley 1712.pdf',
    mimeType: 'application/pdf',
    buffer: createPdf('ley'),
  });
  await expect(page.getByRole('button', { name: 'Quitar Ley 1712.pdf' })).toBeVisible();
}

/** Writes the request and files it. @returns its address */
async function radicar(page: Page): Promise<string> {
  await page.goto('/app/level/process-levelservices/nivel-uno/new');
  await writeServicio(page);
  await page.getByRole('button', { name: /^Continuar a elementos de dato/ }).click();
  await expect(page).toHaveURL(/\/nivel-uno\/\d+\?paso=elementos$/);
  for (const [codigo, nombre] of OPERACIONES) await addOperacion(page, codigo, nombre);
  for (const campo of CAMPOS) await addCampo(page, campo);
  const tabla = page.getByRole('table', { name: 'Campos que intercambia el servicio' });
  await expect(tabla.getByRole('row', { name: /municipio/ })).toContainText('Dentro de domicilio');
  await page.getByRole('button', { name: /^Continuar a documentos/ }).click();
  await writeNorma(page);
  await page.getByRole('button', { name: /^Continuar a revisión/ }).click();
  await expect(page.getByText('La solicitud está completa: ya la puede radicar.')).toBeVisible();
  await page.getByRole('button', { name: 'Radicar solicitud' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Radicar solicitud' }).click();
  await page.getByRole('link', { name: /^Ver la solicitud LCI-N1-/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(SERVICIO);
  return new URL(page.url()).pathname;
}

/** Presses the button that moves the request on and answers its question. */
async function step(page: Page, button: string, answer: string, done: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  await expect(page.getByText(done)).toBeVisible();
}

/** Returns the request with a mark at one place of its form. */
async function devolver(page: Page, lugar: string, texto: string): Promise<void> {
  await page.getByRole('button', { name: 'Devolver a la entidad' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Devolver la solicitud?' });
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Falta precisar el objetivo.');
  await pick(dialog.getByRole('combobox', { name: /^Lugar/ }), lugar, lugar);
  await dialog.getByRole('textbox', { name: /^Qué se debe corregir/ }).fill(texto);
  await expectAccessible(page, { themes: ['light', 'dark'] });
  await dialog.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(page.getByText(/^La solicitud volvió a la entidad/)).toBeVisible();
}

/** Corrects what was marked in the form, answers the mark there and files the request again. */
async function radicarDeNuevo(page: Page, respuesta: string): Promise<void> {
  await page.getByRole('link', { name: 'Corregir y radicar' }).click();
  const marcas = page.getByRole('list', { name: 'Observaciones del ministerio' });
  await expect(marcas).toBeVisible();
  await page
    .getByRole('textbox', { name: /^Objetivo/ })
    .fill('Que Migración no vuelva a pedir el domicilio.');
  await marcas.getByRole('button', { name: /^Responder la observación 1/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Responder/ });
  await dialog.getByRole('textbox', { name: /^Qué se cambió/ }).fill(respuesta);
  await dialog.getByRole('button', { name: 'Guardar respuesta' }).click();
  await expect(page.getByText('La respuesta quedó guardada.')).toBeVisible();
  await expectAccessible(page, { themes: ['light', 'dark'] });
  for (const parte of ['elementos de dato', 'documentos', 'revisión'])
    await page.getByRole('button', { name: `Continuar a ${parte}` }).click();
  await page.getByRole('button', { name: 'Radicar de nuevo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Radicar de nuevo' }).click();
  await expect(page.getByText(/^Volvió a manos de Luisa Peña/)).toBeVisible();
}

async function catalogar(page: Page, { nombre, elemento }: Campo): Promise<void> {
  await page.getByRole('button', { name: `Definir ${nombre}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Campo ${nombre}` });
  await dialog.getByLabel(/^Acción/).selectOption('Reutilizar');
  await pick(
    dialog.getByRole('combobox', { name: /^Elemento de dato/ }),
    elemento,
    new RegExp(`${elemento} v\\d`),
  );
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toHaveCount(0);
}

async function readBytes(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

async function press(page: Page, control: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return download;
}

/** Waits until the jobs made what a statement finds. */
async function waitForJob(statement: string): Promise<void> {
  await expect.poll(async () => (await askDatabase(statement, MAILING)).length, { timeout: 60_000 }).toBe(1);
}

/** Drops a file where the page says it may be dropped. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    ({ base64, name }) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], name, { type: 'application/pdf' }));
      return transfer;
    },
    { base64: bytes.toString('base64'), name },
  );
  await page.getByText(/^Arrastre aquí/).dispatchEvent('drop', { dataTransfer: data });
}

test('[AREA-05] a service goes from its request to level 1, and anybody verifies its certificate', async ({
  browser,
}) => {
  const journeys = {
    funcionario: await enter(browser, 'funcionario'),
    lider: await enter(browser, 'lider'),
    consultor: await enter(browser, 'consultor'),
    certificador: await enter(browser, 'certificador'),
    visitor: await beginJourney(browser),
  };
  const { funcionario, lider, consultor, certificador, visitor } = journeys;

  const address = await radicar(funcionario.page);
  const id = Number(address.split('/').at(-1));

  await test.step('[AREA-05] the constancia of what was filed is a PDF', async () => {
    const { page } = funcionario;
    await waitForJob(`select 1 from solicitudes where id = ${id} and constancia_id is not null`);
    await page.reload();
    const constancia = await press(
      page,
      page.getByRole('button', { name: /^Descargar Constancia-LCI-N1-.+\.pdf$/ }),
    );
    expect((await readBytes(constancia)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('[AREA-05] it is assigned and reviewed', async () => {
    const { page } = certificador;
    await page.goto(address);
    await page.getByRole('button', { name: 'Asignar consultor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Asignar consultor' });
    await pick(dialog.getByRole('combobox', { name: /^Consultor/ }), 'luisa', /^Luisa Peña/);
    await dialog.getByRole('button', { name: 'Asignar' }).click();
    await expect(page.getByText('La solicitud quedó asignada y se avisó al consultor.')).toBeVisible();

    const { page: mesa } = consultor;
    await mesa.goto(address);
    await step(mesa, 'Iniciar la revisión', 'Iniciar revisión', 'Comenzó la revisión de la solicitud.');
  });

  await test.step('[AREA-05] it is returned with a mark, asked about, answered at its place, and comes back to who returned it', async () => {
    const { page: mesa } = consultor;
    await devolver(mesa, 'Objetivo del intercambio', 'Diga qué entidad deja de pedirlo.');

    const { page } = funcionario;
    await page.goto(address);
    await page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Basta con nombrar a Migración?');
    await page.keyboard.press('Control+Enter');
    const conversacion = page.getByRole('region', { name: 'Conversación' });
    await expect(conversacion.getByRole('listitem')).toContainText('¿Basta con nombrar a Migración?');
    await expectAccessible(page, { themes: ['light', 'dark'] });
    await radicarDeNuevo(page, 'Se nombró a Migración.');

    await mesa.reload();
    const marcas = mesa.getByRole('region', { name: 'Observaciones respondidas' });
    await expect(marcas).toContainText('Se nombró a Migración.');
    await expect(mesa.getByRole('region', { name: 'Conversación' })).toContainText('¿Basta con nombrar');
    await step(mesa, 'Iniciar la revisión', 'Iniciar revisión', 'Comenzó la revisión de la solicitud.');
  });

  await test.step('[AREA-05] it is conceptualised', async () => {
    const { page: mesa } = consultor;
    await step(
      mesa,
      'Pasar a conceptualización',
      'Pasar a conceptualización',
      'La solicitud pasó a conceptualización.',
    );
    for (const campo of CAMPOS) await catalogar(mesa, campo);
    await step(
      mesa,
      'Presentar a la entidad',
      'Presentar a la entidad',
      'La conceptualización se presentó a la entidad.',
    );
  });

  await test.step('[AREA-05] who wrote it may not approve it; who leads does, and the ministry certifies', async () => {
    await funcionario.page.reload();
    const aprobar = funcionario.page.getByRole('button', { name: 'Aprobar', exact: true });
    await expect(aprobar).toHaveAttribute('aria-disabled', 'true');

    const { page } = lider;
    await page.goto(address);
    await page.getByRole('button', { name: 'Aprobar los 4 pendientes' }).click();
    await expect(page.getByText('Las decisiones quedaron guardadas.')).toBeVisible();
    await step(page, 'Aprobar', 'Aprobar conceptualización', 'La entidad aprobó la conceptualización.');
    await certificador.page.reload();
    await step(
      certificador.page,
      'Certificar',
      'Certificar solicitud',
      'La solicitud quedó certificada y el servicio cambió de nivel.',
    );
  });

  await test.step('[AREA-05] the service has version 1.0 with its operations and the trees of its messages', async () => {
    const { page } = lider;
    await page.goto(`${address}?pestana=servicio`);
    await page.getByRole('link', { name: SERVICIO, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: SERVICIO })).toBeVisible();
    await expect(page.getByText('Estandarizado Nivel 1', { exact: true })).toBeVisible();
    const version = page.getByRole('table', { name: 'Versiones del servicio' }).getByRole('row').nth(1);
    await expect(version).toContainText('Versión 1.0');
    await expect(version).toContainText('Estandarizada');
    await expect(page.getByRole('region', { name: 'Operación notificarCambio' })).toBeVisible();
    const respuesta = page.getByRole('table', { name: 'Campos de la respuesta de consultarDomicilio' });
    await expect(respuesta.getByRole('row').nth(1)).toContainText('1 o más veces');
    await expect(respuesta.getByRole('rowheader').nth(1)).toContainText('Nivel 2: municipio');
    await expectAccessible(page, { themes: ['light', 'dark'] });
  });

  await test.step('[AREA-05] without a session the certificate says that it is in force, and proves it', async () => {
    const { page } = visitor;
    const certificado = `select codigo from certificados where solicitud_id = ${id} and pdf_archivo_id is not null`;
    await waitForJob(certificado);
    const [row] = await askDatabase(certificado, MAILING);
    await page.goto(`/certificados/${row?.['codigo']}`);
    await expect(page.getByRole('heading', { level: 1, name: SERVICIO })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Certificado vigente$/ })).toBeVisible();
    const comprobado = page
      .getByRole('region', { name: 'Lo que se acaba de comprobar' })
      .getByRole('listitem');
    await expect(comprobado).toHaveText([/Correcta$/, /Intacto$/, /No está suspendido ni revocado/]);
    await expectAccessible(page, { themes: ['light', 'dark'] });

    const pdf = await readBytes(await press(page, page.getByRole('link', { name: /^PDF, / })));
    await page.getByRole('link', { name: 'Comprobar un archivo' }).click();
    await drop(page, 'certificado.pdf', pdf);
    await expect(
      page.getByRole('heading', { name: '«certificado.pdf» es auténtico y está vigente' }),
    ).toBeVisible();

    // The last byte, which no reader of PDF looks at.
    const cambiado = Buffer.from(pdf);
    cambiado[cambiado.length - 1] = (cambiado.at(-1) ?? 0) ^ 1;
    await drop(page, 'cambiado.pdf', cambiado);
    await expect(
      page.getByRole('heading', { name: 'Revise lo que se halló en «cambiado.pdf»' }),
    ).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Archivo PDF' })).toContainText('Cambió');
    await expectAccessible(page, { themes: ['light', 'dark'] });

    await page
      .getByRole('textbox', { name: /^Código de verificación/ })
      .fill(String(row?.['codigo']).toLowerCase());
    await page.getByRole('button', { name: 'Ver certificado' }).click();
    await expect(page.getByRole('heading', { level: 1, name: SERVICIO })).toBeVisible();
  });
  for (const journey of Object.values(journeys)) await journey.end();
});

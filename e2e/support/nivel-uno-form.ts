import { createPdf } from '@marco/archivos/testing';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { answerMarca, pick, radicar, radicarDeNuevo, step, writeDay } from './solicitud-page.ts';

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
  {
    nombre: 'departamento',
    operacion: 'consultarDomicilio',
    sentido: 'Salida',
    padre: 'domicilio',
    elemento: 'codDepartamento',
  },
  { nombre: 'momento', operacion: 'notificarCambio', sentido: 'Entrada', elemento: 'fechaHoraConsulta' },
];

async function writeServicio(page: Page, servicio: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Nombre del servicio/ }).fill(servicio);
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
  await writeDay(page, '06032014');
  await page.getByRole('textbox', { name: /^Qué habilita/ }).fill('Compartir el domicilio registrado.');
  await page.getByLabel('Documento de la norma 1').setInputFiles({
    name: 'Ley 1712.pdf',
    mimeType: 'application/pdf',
    buffer: createPdf('ley'),
  });
  await expect(page.getByRole('button', { name: 'Quitar Ley 1712.pdf' })).toBeVisible();
}

/** Writes a request of level 1 for a new servicio and files it. @returns its address */
export async function radicarNivelUno(page: Page, servicio: string): Promise<string> {
  await page.goto('/app/level/process-levelservices/nivel-uno/new');
  await writeServicio(page, servicio);
  await page.getByRole('button', { name: /^Continuar a elementos de dato/ }).click();
  await expect(page).toHaveURL(/\/nivel-uno\/\d+\?paso=elementos$/);
  for (const [codigo, nombre] of OPERACIONES) await addOperacion(page, codigo, nombre);
  for (const campo of CAMPOS) await addCampo(page, campo);
  const tabla = page.getByRole('table', { name: 'Campos que intercambia el servicio' });
  await expect(tabla.getByRole('row', { name: /municipio/ })).toContainText('Dentro de domicilio');
  await page.getByRole('button', { name: /^Continuar a documentos/ }).click();
  await writeNorma(page);
  await page.getByRole('button', { name: /^Continuar a revisión/ }).click();
  return radicar(page, servicio);
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

/** Says in which element each field is, and presents it to the entidad. */
export async function conceptualizar(page: Page): Promise<void> {
  await step(
    page,
    'Pasar a conceptualización',
    'Pasar a conceptualización',
    'La solicitud pasó a conceptualización.',
  );
  for (const campo of CAMPOS) await catalogar(page, campo);
  await step(
    page,
    'Presentar a la entidad',
    'Presentar a la entidad',
    'La conceptualización se presentó a la entidad.',
  );
}

/** The entidad accepts every field. */
export async function aprobarConceptualizacion(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: `Aprobar los ${CAMPOS.length} pendientes` }).click();
  await expect(page.getByText('Las decisiones quedaron guardadas.')).toBeVisible();
  await step(page, 'Aprobar', 'Aprobar conceptualización', 'La entidad aprobó la conceptualización.');
}

/** Corrects what was marked in the form, answers the mark there and files the request again. */
export async function correctObjetivo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Corregir y radicar' }).click();
  await expect(page.getByRole('list', { name: 'Observaciones del ministerio' })).toBeVisible();
  await page
    .getByRole('textbox', { name: /^Objetivo/ })
    .fill('Que Migración no vuelva a pedir el domicilio.');
  await answerMarca(page, 'Se nombró a Migración.');
  await expectAccessible(page, { themes: ['light', 'dark'] });
  for (const parte of ['elementos de dato', 'documentos', 'revisión'])
    await page.getByRole('button', { name: `Continuar a ${parte}` }).click();
  await radicarDeNuevo(page);
}

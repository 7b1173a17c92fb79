import { readFile } from 'node:fs/promises';
import { type APIResponse, expect, type Page } from '@playwright/test';

export interface PeticionDeAcuerdo {
  /** What the entidad wants the datum for. */
  readonly finalidad: string;
  /** Which of the data of the answer it asks for, as the form names them; the first one where nothing is said. */
  readonly dato?: RegExp;
}

/** Writes what an entidad asks of a servicio, from the page of its terms: complete but not sent. @returns its address */
export async function writeAcuerdo(page: Page, { finalidad, dato }: PeticionDeAcuerdo): Promise<string> {
  await page.getByRole('button', { name: 'Empezar la petición' }).click();
  await page.getByRole('button', { name: 'Agregar finalidad' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar una finalidad' });
  await dialog.getByRole('textbox', { name: /^Para qué/ }).fill(finalidad);
  await dialog.getByRole('textbox', { name: /^Norma que la sustenta/ }).fill('Ley 2052 de 2020, artículo 3');
  await dialog.getByLabel(/^Base para datos personales/).selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: /^Consultas al día/ }).fill('120');
  await dialog
    .getByRole('checkbox', dato === undefined ? {} : { name: dato })
    .first()
    .check();
  // What the law keeps private is asked for with a reason.
  const razon = dialog.getByRole('textbox', { name: /^Por qué necesita/ });
  if (await razon.isVisible()) await razon.fill('La norma lo pide.');
  await dialog.getByRole('button', { name: 'Guardar finalidad' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Editar sistema y responsable' }).click();
  const sistema = page.getByRole('dialog', { name: 'Sistema y responsable' });
  await sistema.getByRole('textbox', { name: /^Sistema que consultará/ }).fill('Sistema de cupos');
  await sistema.getByRole('textbox', { name: /^Nombre de quien responde/ }).fill('Ana Prueba');
  await sistema.getByRole('textbox', { name: /^Cargo/ }).fill('Jefe de datos');
  await sistema.getByRole('textbox', { name: /^Correo institucional/ }).fill('ana@ejemplo.gov.co');
  await sistema.getByRole('button', { name: 'Guardar' }).click();
  await expect(sistema).toBeHidden();
  return new URL(page.url()).pathname;
}

/** Sends what was written. */
export async function sendAcuerdo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Enviado', { exact: true }).first()).toBeVisible();
}

/** Who offers the servicio approves what was asked. */
export async function approveAcuerdo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Aprobar' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Aprobar el acuerdo?' });
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText(/^LCI-AC-\d{4}-\d{6}$/).first()).toBeVisible();
}

/** Ends an acuerdo for its entidad. */
export async function closeAcuerdo(page: Page, address: string, motivo: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Terminar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '¿Terminar el acuerdo?' });
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill(motivo);
  await dialog.getByRole('button', { name: 'Terminar' }).click();
  await expect(page.getByRole('heading', { name: 'El acuerdo terminó' })).toBeVisible();
}

interface ContratoDescargado {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, { readonly post: OperacionDescargada }>>;
}
interface OperacionDescargada {
  readonly requestBody: { readonly content: Readonly<Record<string, { readonly example: object }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly example: object }>> }>
  >;
}

export interface LlamadaDeAcuerdo {
  /** Path of the operation that answers something. */
  readonly url: string;
  readonly peticion: object;
  readonly respuesta: object;
  /** What the simulator answers to somebody with a key; the one of the acuerdo unless it is said, none where it is null. */
  ask(clave?: string | null): Promise<APIResponse>;
}

/** What the page of an acuerdo gives its entidad to call the simulator: the reduced contract and the key. */
export async function readLlamada(page: Page): Promise<LlamadaDeAcuerdo> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'OpenAPI 3.1' }).click();
  const { servers, paths } = JSON.parse(
    await readFile(await (await download).path(), 'utf8'),
  ) as ContratoDescargado;
  const [responde] = Object.entries(paths).flatMap(([ruta, { post }]) => {
    const respuesta = post.responses['200']?.content?.['application/json']?.example;
    const peticion = post.requestBody.content['application/json']?.example ?? {};
    return respuesta === undefined ? [] : [{ ruta, peticion, respuesta }];
  });
  if (!responde || !servers[0]) throw new Error('The contract has no operation that answers.');
  const propia = (await page.getByText(/^[\w-]{24}$/).textContent()) ?? '';
  const { ruta, peticion, respuesta } = responde;
  // The journeys do not run at the address of the product.
  const url = `${new URL(servers[0].url, 'http://localhost').pathname}${ruta}`;
  return {
    url,
    peticion,
    respuesta,
    ask: (clave = propia) =>
      page.request.post(url, {
        data: peticion,
        headers: clave === null ? {} : { 'Simulador-Clave': clave },
      }),
  };
}

/** Names of the data of a message that hold no others. */
export function listDatos(mensaje: unknown): string[] {
  if (Array.isArray(mensaje)) return [...new Set(mensaje.flatMap(listDatos))].toSorted();
  if (mensaje === null || typeof mensaje !== 'object') return [];
  return Object.entries(mensaje)
    .flatMap(([nombre, valor]) => (valor !== null && typeof valor === 'object' ? listDatos(valor) : [nombre]))
    .toSorted();
}

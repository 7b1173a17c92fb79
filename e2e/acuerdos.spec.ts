import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { askDatabase } from './support/database.ts';
import { beginJourney, expect, test } from './support/journey.ts';
import { MAILING } from './support/mails.ts';
import { openSession } from './support/open-session.ts';

// The server that does jobs.
test.use({ server: MAILING });

const CONSUME = '1000000003';
// Somebody of a single entidad, which is in force at once.
const OFRECE = '1000000009';

/** The job that makes the document is looked for every ten seconds. */
const PREPARED = { timeout: 60_000 };

async function changeRol(numero: string, rol: string): Promise<string> {
  const membresia = `(select id from membresias where estado = 'activa' and usuario_id =
    (select id from usuarios where numero_identificacion = '${numero}') order by id limit 1)`;
  const [before] = await askDatabase(
    `select codigo from roles where id = (select rol_id from membresias where id = ${membresia})`,
    MAILING,
  );
  await askDatabase(
    `update membresias set rol_id = (select id from roles where codigo = '${rol}') where id = ${membresia}`,
    MAILING,
  );
  return String(before?.['codigo']);
}

/** A published servicio nobody asked for yet, given to the entidad of who offers it here. */
async function giveServicio(numero: string): Promise<number> {
  const [row] = await askDatabase(
    `select s.id from servicios s join servicios_versiones v on v.servicio_id = s.id and v.estado = 'publicada'
    join servicios_operaciones o on o.version_id = v.id
    join servicios_mensajes m on m.operacion_id = o.id and m.papel = 'respuesta'
    join servicios_mensajes_campos c on c.mensaje_id = m.id
    where s.activo and not exists (select from acuerdos a where a.servicio_id = s.id)
      and not exists (select from acuerdos_politicas p where p.version_id = v.id)
    order by s.id desc limit 1`,
    MAILING,
  );
  const id = Number(row?.['id']);
  await askDatabase(
    `update servicios set entidad_id = (select m.entidad_id from membresias m join usuarios u on u.id = m.usuario_id
      where u.numero_identificacion = '${numero}' and m.estado = 'activa' order by m.id limit 1) where id = ${id}`,
    MAILING,
  );
  return id;
}

interface ContratoDescargado {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, { readonly post: OperacionDescargada }>>;
}
interface OperacionDescargada {
  readonly requestBody: { readonly content: Readonly<Record<string, { readonly example: object }>> };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly example: object }>> }>
  >;
}

/** The contract a button downloads: where its only operation is called, with an example of what is asked and answered. */
async function readContrato(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const { servers, paths } = JSON.parse(
    await readFile(await (await download).path(), 'utf8'),
  ) as ContratoDescargado;
  const [primera] = Object.entries(paths);
  if (!primera || !servers[0]) throw new Error('The contract has no operation.');
  const [ruta, { post }] = primera;
  return {
    // The journeys do not run at the address of the product.
    url: `${new URL(servers[0].url, 'http://localhost').pathname}${ruta}`,
    peticion: post.requestBody.content['application/json']?.example ?? {},
    respuesta: post.responses['200']?.content['application/json']?.example ?? {},
  };
}

test('[AREA-05] an entidad asks for a servicio, who offers it approves, both have its contract, and the simulator answers by it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const antes = await changeRol(OFRECE, 'lider-interoperabilidad');
  const servicioId = await giveServicio(OFRECE);
  await openSession(page, CONSUME);
  await page.goto(`/app/acuerdos/nuevo?servicio=${servicioId}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Empezar la petición' }).click();

  await page.getByRole('button', { name: 'Agregar finalidad' }).click();
  const finalidad = page.getByRole('dialog', { name: 'Agregar una finalidad' });
  await finalidad.getByRole('textbox', { name: /^Para qué/ }).fill('Asignar cupos sin pedir certificados');
  await finalidad
    .getByRole('textbox', { name: /^Norma que la sustenta/ })
    .fill('Ley 2052 de 2020, artículo 3');
  await finalidad.getByLabel(/^Base para datos personales/).selectOption({ index: 1 });
  await finalidad.getByRole('textbox', { name: /^Consultas al día/ }).fill('120');
  await finalidad.getByRole('checkbox').first().check();
  await finalidad.getByRole('button', { name: 'Guardar finalidad' }).click();
  await expect(finalidad).toBeHidden();
  await page.getByRole('button', { name: 'Editar sistema y responsable' }).click();
  const sistema = page.getByRole('dialog', { name: 'Sistema y responsable' });
  await sistema.getByRole('textbox', { name: /^Sistema que consultará/ }).fill('Sistema de cupos');
  await sistema.getByRole('textbox', { name: /^Nombre de quien responde/ }).fill('Ana Prueba');
  await sistema.getByRole('textbox', { name: /^Cargo/ }).fill('Jefe de datos');
  await sistema.getByRole('textbox', { name: /^Correo institucional/ }).fill('ana@ejemplo.gov.co');
  await sistema.getByRole('button', { name: 'Guardar' }).click();
  await expect(sistema).toBeHidden();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Enviado', { exact: true }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  const { page: other, end } = await beginJourney(browser);
  await openSession(other, OFRECE);
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Aprobar' }).click();
  const aprobar = other.getByRole('dialog', { name: '¿Aprobar el acuerdo?' });
  await aprobar.getByRole('button', { name: 'Aprobar' }).click();
  await expect(other.getByText(/^LCI-AC-\d{4}-\d{6}$/).first()).toBeVisible();
  await expectAccessible(other);
  await end();

  // Its contract and its key at once, its document as soon as it is made.
  await page.reload();
  const contrato = await readContrato(page, 'OpenAPI 3.1');
  const zip = page.waitForEvent('download');
  await page.getByRole('button', { name: 'WSDL, esquemas y ejemplos' }).click();
  expect((await zip).suggestedFilename()).toMatch(/\.zip$/);
  // What the contract says is what the simulator answers to its key: the one datum the entidad asked for.
  const clave = (await page.getByText(/^[\w-]{24}$/).textContent()) ?? '';
  const { url, peticion, respuesta } = contrato;
  const ask = (suya: string) =>
    page.request.post(url, { data: peticion, headers: { 'Simulador-Clave': suya } });
  const reducida = await ask(clave);
  expect([reducida.status(), Object.keys(await reducida.json())]).toEqual([200, Object.keys(respuesta)]);
  expect(Object.keys(respuesta)).toHaveLength(1);
  expect((await ask('ninguna')).status()).toBe(403);
  await expect(page.getByRole('button', { name: /^Descargar Acuerdo-LCI-AC-.+\.pdf$/ })).toBeVisible(
    PREPARED,
  );
  await expectAccessible(page);
  await changeRol(OFRECE, antes);
});

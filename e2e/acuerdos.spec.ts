import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { approveAcuerdo, readLlamada, sendAcuerdo, writeAcuerdo } from './support/acuerdo-page.ts';
import { askDatabase } from './support/database.ts';
import { beginJourney, expect, test } from './support/journey.ts';
import { MAILING } from './support/mails.ts';
import { openSession } from './support/open-session.ts';

// The server that does jobs.
test.use({ server: MAILING });

const CONSUME = '1000000003';
// Somebody of a single entidad, which is in force at once.
const OFRECE = '1000000009';
/** Who mediates for the ministry. */
const MEDIA = '1000000013';
const PRECEDENTE = 'El domicilio que una norma manda usar se entrega';

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

/** Who consumes takes its call from the acuerdo and rehearses it, refusals among it. */
async function rehearseLlamada(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ensayar la llamada en X-Road' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ensayo de la llamada' })).toBeVisible();
  await expect(page.getByText(/^curl -X POST .*\/simulador\/r1\/CO-QA\//).first()).toBeVisible();
  await page.getByRole('button', { name: 'Ensayar la llamada' }).click();
  const negadas = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^T-05/ }) });
  await expect(negadas).toContainText('Con el cliente de otra entidad');
  await expect(negadas).toContainText('el servidor de seguridad del proveedor lo rechazó');
  await expect(page.getByRole('heading', { name: 'Respuesta a la petición válida: 200' })).toBeVisible();
  await expectAccessible(page, { themes: ['light', 'dark'] });
}

test('[AREA-05] an entidad asks for a servicio, who offers it approves, both have its contract, the simulator answers by it, and who consumes rehearses its call', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const antes = await changeRol(OFRECE, 'lider-interoperabilidad');
  const servicioId = await giveServicio(OFRECE);
  await openSession(page, CONSUME);
  await page.goto(`/app/acuerdos/nuevo?servicio=${servicioId}`);
  await expectAccessible(page);
  const address = await writeAcuerdo(page, { finalidad: 'Asignar cupos sin pedir certificados' });
  await sendAcuerdo(page);
  await expectNoSidewaysScroll(page);

  const { page: other, end } = await beginJourney(browser);
  await openSession(other, OFRECE);
  await approveAcuerdo(other, address);
  await expectAccessible(other);
  await end();

  // Its contract and its key at once, its document as soon as it is made.
  await page.reload();
  const { respuesta, ask } = await readLlamada(page);
  const zip = page.waitForEvent('download');
  await page.getByRole('button', { name: 'WSDL, esquemas y ejemplos' }).click();
  expect((await zip).suggestedFilename()).toMatch(/\.zip$/);
  // What the contract says is what the simulator answers to its key: the one datum the entidad asked for.
  const reducida = await ask();
  expect([reducida.status(), Object.keys(await reducida.json())]).toEqual([200, Object.keys(respuesta)]);
  expect(Object.keys(respuesta)).toHaveLength(1);
  expect((await ask('ninguna')).status()).toBe(403);
  await expect(page.getByRole('button', { name: /^Descargar Acuerdo-LCI-AC-.+\.pdf$/ })).toBeVisible(
    PREPARED,
  );
  await expectAccessible(page);
  await rehearseLlamada(page);
  await changeRol(OFRECE, antes);
});

test('[AREA-05] a refusal is claimed against, answered, mediated in a mesa and decided; anybody finds what was decided', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const antes = await changeRol(OFRECE, 'lider-interoperabilidad');
  const servicioId = await giveServicio(OFRECE);
  const ofrece = await beginJourney(browser);
  const media = await beginJourney(browser);
  await openSession(page, CONSUME);
  await openSession(ofrece.page, OFRECE);
  await openSession(media.page, MEDIA);

  await page.goto(`/app/acuerdos/nuevo?servicio=${servicioId}`);
  const address = await writeAcuerdo(page, { finalidad: 'Notificar citas' });
  await sendAcuerdo(page);
  await ofrece.page.goto(address);
  await ofrece.page.getByRole('button', { name: 'Rechazar' }).click();
  const rechazo = ofrece.page.getByRole('dialog', { name: '¿Rechazar la petición?' });
  await rechazo.getByLabel(/^Causa/).selectOption({ index: 1 });
  await rechazo.getByRole('textbox', { name: /^Motivo/ }).fill('No se ve para qué sirve el dato.');
  await rechazo.getByRole('button', { name: 'Rechazar' }).click();
  await expect(ofrece.page.getByText('Rechazado', { exact: true }).first()).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Reclamar' }).click();
  const reclamo = page.getByRole('dialog', { name: '¿Reclamar?' });
  await reclamo
    .getByRole('textbox', { name: /^Por qué no está de acuerdo/ })
    .fill('La norma obliga a notificar al domicilio.');
  await reclamo.getByRole('button', { name: 'Reclamar' }).click();
  await expect(page.getByText('Reclamado', { exact: true })).toBeVisible();
  // Whoever offers it has its days to answer before anybody mediates.
  await expect(page.getByRole('button', { name: 'Pedir mediación' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await ofrece.page.reload();
  await ofrece.page.getByRole('button', { name: 'Contestar' }).click();
  const respuesta = ofrece.page.getByRole('dialog', { name: 'Contestar el reclamo' });
  await respuesta.getByRole('textbox', { name: /^Respuesta/ }).fill('Basta con el correo electrónico.');
  await respuesta.getByRole('button', { name: 'Contestar' }).click();
  await expect(ofrece.page.getByText('Respondido', { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Pedir mediación' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pedir mediación' }).click();
  await expect(page.getByText('En mediación', { exact: true })).toBeVisible();

  await media.page.goto(address);
  await media.page.getByRole('button', { name: 'Llevar a una mesa' }).click();
  const mesa = media.page.getByRole('dialog', { name: 'Llevar a una mesa' });
  await mesa.getByLabel(/^Reunión/).selectOption({ index: 1 });
  await mesa.getByRole('button', { name: 'Llevar a la reunión' }).click();
  await expect(mesa).toBeHidden();
  await media.page.getByRole('button', { name: 'Decidir' }).click();
  const decision = media.page.getByRole('dialog', { name: '¿Decidir el desacuerdo?' });
  await decision.getByLabel(/^A favor de quién/).selectOption('A favor de quien consume');
  await decision
    .getByRole('textbox', { name: /^Decisión y sus razones/ })
    .fill('La norma nombra el domicilio: quien ofrece debe darlo.');
  await decision.getByRole('textbox', { name: /^Título del precedente/ }).fill(PRECEDENTE);
  await decision
    .getByRole('textbox', { name: /^Texto del precedente/ })
    .fill('Quien debe notificar al domicilio por una norma lo recibe de quien lo tiene.');
  await decision.getByRole('button', { name: 'Decidir' }).click();
  await expect(media.page.getByText('Decidido', { exact: true })).toBeVisible();
  await expectAccessible(media.page);

  // Both sides read the decision and where it was dealt with; anybody, what follows from it.
  await page.reload();
  await expect(page.getByText('La norma nombra el domicilio: quien ofrece debe darlo.')).toBeVisible();
  await expect(page.getByText('Mediación en', { exact: true })).toBeVisible();
  const visitante = await beginJourney(browser);
  await visitante.page.goto(`/precedentes?${new URLSearchParams({ texto: 'notificar domicilio' })}`);
  await expect(visitante.page.getByRole('heading', { name: PRECEDENTE })).toBeVisible();
  await expectAccessible(visitante.page);
  for (const journey of [ofrece, media, visitante]) await journey.end();
  await changeRol(OFRECE, antes);
});

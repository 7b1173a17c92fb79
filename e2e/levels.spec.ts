import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';
import { openInside } from './support/open-inside.ts';
import { openHomeAs, openSession } from './support/open-session.ts';
import { logout, openUserMenu } from './support/private-page.ts';
import { expectLocalKeys } from './support/storage.ts';
import { VIEWERS } from './support/viewers.ts';

const SERVICIOS = '/app/level/process-levelservices/home';
const NIVEL_UNO = '/app/level/process-levelservices/nivel-uno';
const CONSULTA = '/app/level/process-levelconsult';
/** Works for two entities. */
const FUNCIONARIA = '1000000004';

/** A request the leader may edit. */
async function findEditable(): Promise<number> {
  const [row] = await askDatabase(`select min(s.id) as id from solicitudes s
    join estados_solicitud e on e.id = s.estado_id where e.codigo in ('borrador', 'devuelta')
    and s.entidad_id = (select m.entidad_id from membresias m join usuarios u on u.id = m.usuario_id
      where u.numero_identificacion = '${VIEWERS.leader}')`);
  return Number(row?.['id']);
}

/** The list the way back from a level screen leads to has this text in its filter. */
async function expectRestored(page: Page, path: string, texto: string): Promise<void> {
  await openInside(page, path);
  await expect(page.getByRole('textbox', { name: /servicio/i }).first()).toHaveValue(texto);
}

test('what the level screens hand to each other', async ({ page }) => {
  const solicitudId = await findEditable();
  await openHomeAs(page, VIEWERS.leader);
  await openInside(page, SERVICIOS);
  const ask = page.getByRole('link', { name: /^Solicitar nivel 1 de/ }).first();
  const nombre = (await ask.innerText()).replace(/^Solicitar nivel 1\s*de\s*/, '');
  const texto = nombre.split(' ')[0] ?? '';
  const servicioId = new URL((await ask.getAttribute('href')) ?? '', page.url()).searchParams.get('servicio');

  await test.step('[SHELL-09] the level service: the form begins with the service that was picked', async () => {
    await openInside(page, `${SERVICIOS}?texto=${texto}`);
    await page.getByRole('link', { name: `Solicitar nivel 1 de ${nombre}` }).click();
    const field = page.getByRole('textbox', { name: /^Nombre del servicio/ });
    await expect(field).toHaveValue(nombre);
    await expect(field).toHaveAttribute('readonly');
  });
  await test.step('[SHELL-09] the service consultation: the services come back with their filter', async () => {
    await expectRestored(page, `${SERVICIOS}?dataLevelServices=1`, texto);
  });
  await test.step('[SHELL-09] the service consult: the requests come back with their filter', async () => {
    await openInside(page, `${CONSULTA}?texto=${texto}`);
    await openInside(page, SERVICIOS);
    await expectRestored(page, `${CONSULTA}?userConsult=1`, texto);
  });
  await test.step('[SHELL-09] the edit data: a request opens on the step it was left on', async () => {
    await openInside(page, `${NIVEL_UNO}/${solicitudId}?paso=documentos`);
    await expect(page.getByRole('button', { name: 'Agregar norma' })).toBeVisible();
    await openInside(page, SERVICIOS);
    await openInside(page, `${NIVEL_UNO}/${solicitudId}`);
    await expect(page.getByRole('button', { name: 'Agregar norma' })).toBeVisible();
  });
  await test.step("[SHELL-04] [SHELL-09] 'Si' signs out, and nothing of it is left for the next session", async () => {
    await openInside(page, `${SERVICIOS}?texto=${texto}`);
    await page.getByRole('link', { name: `Solicitar nivel 1 de ${nombre}` }).click();
    await expect(page.getByRole('textbox', { name: /^Nombre del servicio/ })).toHaveValue(nombre);
    await logout(page);
    await expectLocalKeys(page, ['entitiesData']);
    await openHomeAs(page, VIEWERS.leader);
    // The form does not know it any more, and asks the server.
    const asked = page.waitForRequest(
      (request) => request.postData() === JSON.stringify({ servicioId: Number(servicioId) }),
    );
    await openInside(page, `${NIVEL_UNO}/new?servicio=${servicioId}`);
    await asked;
    await expect(page.getByRole('textbox', { name: /^Nombre del servicio/ })).toHaveValue(nombre);
    await expectRestored(page, `${SERVICIOS}?dataLevelServices=1`, '');
    await expectRestored(page, `${CONSULTA}?userConsult=1`, '');
    await openInside(page, `${NIVEL_UNO}/${solicitudId}`);
    await expect(page.getByRole('textbox', { name: /^Nombre del servicio/ })).toBeVisible();
  });
});

test('[SHELL-09] the entity consultation: another entity in force finds nothing of the one before', async ({
  page,
}) => {
  const ofFuncionaria = `usuario_id = (select id from usuarios where numero_identificacion = '${FUNCIONARIA}') and estado = 'activa'`;
  const setRol = (codigo: string) =>
    askDatabase(`update membresias set rol_id = (select id from roles where codigo = '${codigo}')
      where ${ofFuncionaria} returning id`);
  const choose = async (entidad: RegExp) => {
    await page.getByRole('main').getByRole('button', { name: entidad }).click();
    await expect(page).toHaveURL('/app/home');
  };
  await setRol('lider-interoperabilidad');
  try {
    await openSession(page, FUNCIONARIA);
    await page.goto('/user-entities');
    await choose(/impuestos y aduanas/);
    await openInside(page, `${SERVICIOS}?texto=consulta`);
    await expect(page.getByRole('link', { name: /^Solicitar nivel 1 de/ }).first()).toBeVisible();
    await expectRestored(page, `${SERVICIOS}?dataLevelServices=1`, 'consulta');
    await openUserMenu(page);
    await page.getByRole('menuitem', { name: 'Cambiar de entidad' }).click();
    await choose(/notariado/i);
    await expectRestored(page, `${SERVICIOS}?dataLevelServices=1`, '');
  } finally {
    await setRol('funcionario-entidad');
  }
});

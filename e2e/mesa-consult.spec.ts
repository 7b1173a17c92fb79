import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';
import { ask, fact, SPANISH, selectedTab, showAllRows, toDay } from './support/mesas-page.ts';

/** 'Pasaportes'. */
const ID = 1;
const MESA = `/mesas-interoperabilidad/consult/${ID}`;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const tabTable = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const cellTexts = (page: Page, name: string, column: number) =>
  tabTable(page, name).locator(`tbody > tr > :nth-child(${column})`).allInnerTexts();

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(selectedTab(page)).toHaveText(new RegExp(`^${name}`));
}

interface Mesa {
  readonly nombre: string;
  readonly estado: boolean;
  readonly objetivo: string;
  readonly descripcion: string;
  readonly admEntidadLiderNombre: string;
  readonly admUsuarioNombre: string;
  readonly emailResponsableEntidad: string;
  readonly emailConsultor: string;
  readonly fechaCreacion: string;
}
interface Participante {
  readonly entidad: string;
  readonly admOrdenName: string | null;
  readonly admDepartamentoName: string | null;
  readonly admMunicipioName: string | null;
}

test('[MESA-06] the first tab has the data of the mesa, read-only', async ({ page }) => {
  await page.goto(`${MESA}?pestana=1`);
  const mesa = await ask<Mesa>(page, '/mesaInteroperabilidad/listarMesaId', { id: ID });
  const panel = page.getByRole('tabpanel');
  await expect(fact(page, 'Nombre')).toHaveText(mesa.nombre);
  await expect(fact(page, 'Estado')).toHaveText(mesa.estado ? 'Abierta' : 'Cerrada');
  await expect(fact(page, 'Objetivo')).toHaveText(mesa.objetivo);
  await expect(fact(page, 'Descripción general')).toHaveText(mesa.descripcion);
  await expect(fact(page, 'Fecha de creación')).toHaveText(toDay(mesa.fechaCreacion));
  const people = panel.getByRole('listitem');
  const [lider, consultor] = [
    people.filter({ hasText: 'Entidad líder' }),
    people.filter({ hasText: 'Consultor principal de apoyo' }),
  ];
  await expect(lider).toContainText(mesa.admEntidadLiderNombre);
  await expect(lider).toContainText(mesa.emailResponsableEntidad);
  await expect(consultor).toContainText(mesa.admUsuarioNombre);
  await expect(consultor).toContainText(mesa.emailConsultor);
  for (const correo of [mesa.emailConsultor, mesa.emailResponsableEntidad]) expect(correo).toContain('@');
  for (const role of ['textbox', 'combobox', 'radio', 'checkbox', 'button'] as const)
    await expect(panel.getByRole(role)).toHaveCount(0);
});

test('[MESA-06] on paper a mesa has every section, each under the name of its tab', async ({ page }) => {
  await page.goto(`${MESA}?pestana=1`);
  await expect(page.getByRole('tab', { name: /^Reuniones de avance \d/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  for (const name of ['Entidades participantes', 'Servicios de la mesa', 'Reuniones de avance'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(3);
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('[MESA-08] the third tab lists the services with their status, in pages of 10, 25 or 50', async ({
  page,
}) => {
  const name = 'Servicios de la mesa';
  await page.goto(`${MESA}?pestana=3`);
  const rows = await ask<{ estado: string; nombre: string }[]>(
    page,
    `/mesaInteroperabilidad/servicios-mesa/mesa/${ID}`,
  );
  const names = tabTable(page, name).getByRole('rowheader');
  await expect(tabTable(page, name).getByRole('columnheader')).toHaveText([
    'Estado del servicio',
    'Nombre del servicio',
  ]);
  await showAllRows(page);
  await expect(names).toHaveText(rows.map(({ nombre }) => nombre));
  expect(await cellTexts(page, name, 1)).toEqual(rows.map(({ estado }) => estado));

  await test.step('[MESA-08] a text is looked for in status and name', async () => {
    const text = page.getByRole('textbox', { name: 'Filtrar por estado o nombre' });
    for (const wanted of [rows[0]?.estado ?? '', rows[0]?.nombre.slice(2, 14) ?? '']) {
      expect(wanted).not.toBe('');
      await text.fill(wanted);
      await expect(names).toHaveText(
        rows
          .filter(({ estado, nombre }) =>
            [estado, nombre].some((value) => plain(value).includes(plain(wanted))),
          )
          .map(({ nombre }) => nombre),
      );
    }
    await text.fill('');
  });
});

test.describe('a mesa of its own', () => {
  let id = 0;
  test.beforeEach(async () => {
    const [mesa] = await askDatabase(`insert into mesas (nombre, objetivo, descripcion, entidad_lider_id,
      consultor_principal_id, email_responsable_entidad, email_consultor)
      select 'Mesa que comienza', objetivo, descripcion, entidad_lider_id, consultor_principal_id,
      email_responsable_entidad, email_consultor from mesas where id = 1 returning id`);
    id = Number(mesa?.['id']);
  });
  test.afterEach(async () => {
    await askDatabase(`delete from mesas_entidades where mesa_id = ${id} returning mesa_id`);
    await askDatabase(`delete from mesas_servicios where mesa_id = ${id} returning mesa_id`);
    await askDatabase(`delete from mesas where id = ${id} returning id`);
  });

  test('[MESA-07] [TABLE-07] the second tab lists the entities as the API does, in pages of 10, 25 or 50', async ({
    page,
  }) => {
    const name = 'Entidades participantes';
    await askDatabase(`insert into mesas_entidades (mesa_id, entidad_id, rol) select ${id}, id, 'consumidora' from
      (select id from entidades where activa order by departamento_codigo, id limit 24) varias returning entidad_id`);
    await page.goto(`/mesas-interoperabilidad/consult/${id}?pestana=2`);
    const rows = await ask<Participante[]>(page, `/mdi-minteroperabilidad-entidads-mesa/${id}`);
    const names = tabTable(page, name).getByRole('rowheader');
    await expect(tabTable(page, name).getByRole('columnheader')).toHaveText([
      'Nombre de la entidad',
      'Orden',
      'Departamento',
      'Municipio',
    ]);
    expect(rows.length).toBeGreaterThan(10);
    await expect(names).toHaveCount(10);
    await showAllRows(page);
    const show = (found: readonly Participante[]) =>
      expect(names).toHaveText(found.map(({ entidad }) => entidad));
    await show(rows);
    for (const [column, values] of [
      [2, rows.map(({ admOrdenName }) => admOrdenName ?? 'Sin orden')],
      [3, rows.map(({ admDepartamentoName }) => admDepartamentoName ?? '')],
      [4, rows.map(({ admMunicipioName }) => admMunicipioName ?? '')],
    ] as const)
      expect(await cellTexts(page, name, column)).toEqual(values);

    await test.step('[MESA-07] a text is looked for in name, department and municipality', async () => {
      const text = page.getByRole('textbox', { name: 'Entidad, departamento o municipio' });
      const [{ entidad = '', admDepartamentoName = '', admMunicipioName = '' } = {}] = rows.filter(
        (row) => row.admDepartamentoName !== null && row.admMunicipioName !== null,
      );
      for (const wanted of [entidad.slice(3, 12), admDepartamentoName ?? '', admMunicipioName ?? '']) {
        expect(wanted).not.toBe('');
        await text.fill(wanted.toLocaleUpperCase('es'));
        await show(
          rows.filter((row) =>
            [row.entidad, row.admDepartamentoName, row.admMunicipioName].some((value) =>
              plain(value ?? '').includes(plain(wanted)),
            ),
          ),
        );
      }
      await text.fill('');
    });
    await test.step("[MESA-07] 'Territorial' and 'Nacional' filter by the order", async () => {
      const orders = page.getByRole('group', { name: 'Filtrar por orden' });
      for (const orden of ['Territorial', 'Nacional']) {
        const found = rows.filter(({ admOrdenName }) => admOrdenName === orden);
        await orders.getByRole('button', { name: `${orden} (${found.length})` }).click();
        if (found.length > 0) await show(found);
        else await expect(page.getByText('No hay resultados coincidentes')).toBeVisible();
      }
      await orders.getByRole('button', { name: /^Total/ }).click();
    });
    await test.step('[TABLE-02] rows that are all here are ordered as the server orders its own', async () => {
      await tabTable(page, name).getByRole('button', { name: 'Nombre de la entidad' }).click();
      const sorted = rows.map(({ entidad }) => entidad).toSorted(SPANISH.compare);
      await expect(names).toHaveText(sorted);
    });
  });

  test('says in each tab that it has nothing yet', async ({ page }) => {
    await page.goto(`/mesas-interoperabilidad/consult/${id}`);
    const panel = page.getByRole('tabpanel');
    await test.step("[MESA-09] 'Aún no hay reuniones de avance registradas.'", async () => {
      await expect(panel).toContainText('Aún no hay reuniones de avance registradas.');
    });
    await test.step("[MESA-07] 'No tiene ninguna entidad registrada.'", async () => {
      await openTab(page, 'Entidades participantes');
      await expect(panel).toContainText('No tiene ninguna entidad registrada.');
      await expect(panel).toContainText('Aún no hay entidades participantes registradas.');
    });
    await test.step("[MESA-08] 'No tiene ningún servicio registrado.'", async () => {
      await openTab(page, 'Servicios de la mesa');
      await expect(panel).toContainText('No tiene ningún servicio registrado.');
      await expect(panel).toContainText('Aún no hay servicios de la mesa registrados.');
    });
  });

  test('[MESA-12] each status of a service has its colour, and its text beside it', async ({ page }) => {
    await askDatabase(`insert into mesas_servicios (mesa_id, servicio_id)
      select ${id}, min(id) from servicios where activo group by estado_servicio_id returning mesa_id`);
    await page.goto(`/mesas-interoperabilidad/consult/${id}?pestana=3`);
    const table = tabTable(page, 'Servicios de la mesa');
    await expect(table.getByRole('rowheader')).toHaveCount(5);
    for (const [estado, colour] of [
      ['Identificado', 'gray'],
      ['Estandarizado Nivel 1', 'yellow'],
      ['Evaluado Nivel 2', 'purple'],
      ['Publicado Nivel 3', 'green'],
      ['Identificado no estandarizado', 'gray'],
    ] as const) {
      const chip = table.getByText(estado, { exact: true });
      await expect(chip).toBeVisible();
      const dot = await chip.evaluate((element) => getComputedStyle(element, '::before').borderColor);
      expect(nameColour(dot), estado).toBe(colour);
    }
  });
});

/** What people call a colour, by its hue; without one to speak of it is gray. */
function nameColour(css: string): string {
  const [red = 0, green = 0, blue = 0] = (css.match(/\d+/g) ?? []).map(Number);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 40) return 'gray';
  if (blue === least) return red > green ? 'yellow' : 'green';
  if (green === least) return blue > red ? 'purple' : 'red';
  return green > blue ? 'green' : 'blue';
}

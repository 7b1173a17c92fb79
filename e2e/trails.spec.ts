import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';
import { openMesa } from './support/mesas-page.ts';
import { openInside } from './support/open-inside.ts';
import { openSession } from './support/open-session.ts';

const ADMINISTRADOR = '1000000001';
const LIDER = '1000000003';

const trail = (page: Page) => page.getByRole('navigation', { name: 'Ruta de navegación' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const current = (page: Page, number: number) =>
  page.getByRole('button', { name: `Página ${number}, actual`, exact: true });

interface List {
  /** Address of the list with a filter, on its second page. */
  readonly path: string;
  readonly title: string;
  readonly table: string;
  /** Way from a row to the screen below the list. */
  readonly opens: RegExp;
  readonly step: string;
  /** Address the step leads to. */
  readonly target: string;
}

/** From the second page of a filtered list to a record, and by the trail back to that page. */
async function expectRestored(page: Page, { path, title, table, opens, step, target }: List): Promise<void> {
  await page.goto(path);
  await expect(current(page, 2)).toBeVisible();
  const rows = page.getByRole('table', { name: table });
  await expect(rows).not.toHaveAttribute('aria-busy');
  const names = await rows.getByRole('rowheader').allTextContents();
  expect(names.length).toBeGreaterThan(0);
  await rows.getByRole('link', { name: opens }).first().click();
  await expect(heading(page, title)).toHaveCount(0);
  const link = trail(page).getByRole('link', { name: step, exact: true });
  await expect(link).toHaveAttribute('href', target);
  await link.click();
  await expect(heading(page, title)).toBeVisible();
  await expect(current(page, 2)).toBeVisible();
  await expect(rows.getByRole('rowheader')).toHaveText(names);
  const { search } = new URL(page.url());
  for (const [name, value] of new URL(path, page.url()).searchParams)
    expect(new URLSearchParams(search).get(name), name).toBe(value);
  expect(search).toContain(new URL(target, page.url()).search.slice(1));
}

test.describe('the steps of a trail', () => {
  test("[ROUTE-12] [ROUTE-16] the first step of a public screen leads to '/'", async ({ page }) => {
    for (const path of [
      '/diccionario/codMunicipio',
      '/mesas-interoperabilidad/home?nombre=Pasaportes&consultar=1',
    ]) {
      await page.goto(path);
      if (path.startsWith('/mesas')) await openMesa(page, 'Pasaportes');
      await trail(page).getByRole('link', { name: 'Inicio', exact: true }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('region', { name: 'Inicio de sesión' })).toBeVisible();
    }
  });

  test('[ROUTE-12] [ROUTE-16] [ROUTE-17] users come back with filter and page by userConsult=1', async ({
    page,
  }) => {
    await openSession(page, ADMINISTRADOR);
    await expectRestored(page, {
      path: '/app/admin/users?estado=activa&pagina=2',
      title: 'Usuarios',
      table: 'Usuarios encontrados',
      opens: /^Ver /,
      step: 'Usuarios',
      target: '/app/admin/users?userConsult=1',
    });
  });

  test('[ROUTE-12] [ROUTE-16] [ROUTE-17] entities come back with filter and page by entitiesConsult=1', async ({
    page,
  }) => {
    await openSession(page, ADMINISTRADOR);
    await expectRestored(page, {
      path: '/app/admin/entities?tipo=publica&pagina=2',
      title: 'Entidades',
      table: 'Entidades encontradas',
      opens: /^Ver /,
      step: 'Entidades',
      target: '/app/admin/entities?entitiesConsult=1',
    });
  });

  test('[ROUTE-12] [ROUTE-16] requests come back with filter and page by level consult with userConsult=1', async ({
    page,
  }) => {
    await openSession(page, ADMINISTRADOR);
    await expectRestored(page, {
      path: '/app/level/process-levelconsult?nivel=1&pagina=2',
      title: 'Solicitudes',
      table: 'Solicitudes encontradas',
      opens: /^Ver /,
      step: 'Solicitudes',
      target: '/app/level/process-levelconsult?userConsult=1',
    });
  });

  test('[ROUTE-12] [ROUTE-16] a dimension of the verification, three levels below the requests, leads back to them with userConsult=1', async ({
    page,
  }) => {
    const [solicitud] = await askDatabase(`with una as (
      insert into solicitudes (nivel, tipo, estado_id, radicado, entidad_id, solicitante_id, servicio_id, servicio_nombre,
        radicada_en)
      select 3, 'nueva', e.id, 'LCI-N3-2020-000912', s.entidad_id, u.id, s.id, s.nombre, now()
      from estados_solicitud e, usuarios u, servicios s join servicios_versiones v on v.servicio_id = s.id
      where e.codigo = 'en-verificacion' and u.numero_identificacion = '${LIDER}' order by s.id, v.id limit 1
      returning id, servicio_id)
    insert into solicitudes_nivel_tres (solicitud_id, servicio_version_id, lista_id)
    select una.id, (select max(id) from servicios_versiones where servicio_id = una.servicio_id), (select max(id) from listas_verificacion)
    from una returning solicitud_id as id`);
    const id = Number(solicitud?.['id']);
    try {
      await openSession(page, ADMINISTRADOR);
      await page.goto('/app/level/process-levelconsult?nivel=1&pagina=2');
      await expect(current(page, 2)).toBeVisible();
      const rows = page.getByRole('table', { name: 'Solicitudes encontradas' }).getByRole('rowheader');
      const names = await rows.allTextContents();
      expect(names.length).toBeGreaterThan(0);
      // Without a new page: what the levels keep goes with it.
      await openInside(page, `/app/level/process-levelconsult/${id}/verificacion`);
      await page.getByRole('link', { name: 'Técnico', exact: true }).click();
      await expect(page).toHaveURL(`/app/level/process-levelconsult/${id}/verificacion/tecnico`);
      await expect(trail(page).locator('[aria-current="page"]')).toHaveText('Técnico');
      await expect(trail(page).getByRole('link', { name: 'Verificación', exact: true })).toHaveAttribute(
        'href',
        `/app/level/process-levelconsult/${id}/verificacion`,
      );
      await trail(page).getByRole('link', { name: 'Solicitudes', exact: true }).click();
      await expect(page).toHaveURL(/process-levelconsult\?.*userConsult=1/);
      await expect(current(page, 2)).toBeVisible();
      await expect(rows).toHaveText(names);
    } finally {
      await askDatabase(
        `delete from solicitudes_nivel_tres where solicitud_id = ${id} returning solicitud_id`,
      );
      await askDatabase(`delete from solicitudes where id = ${id} returning id`);
    }
  });

  test('[ROUTE-12] [ROUTE-16] [ROUTE-17] services by level come back with filter and page by dataLevelServices=1', async ({
    page,
  }) => {
    await askDatabase(`insert into servicios (nombre, descripcion, entidad_id, estado_servicio_id)
      select 'Servicio de regreso ' || n, 'De prueba', m.entidad_id, e.id from generate_series(1, 12) n,
        estados_servicio e, membresias m join usuarios u on u.id = m.usuario_id
      where e.codigo = 'identificado' and u.numero_identificacion = '${LIDER}' returning id`);
    try {
      await openSession(page, LIDER);
      await expectRestored(page, {
        path: '/app/level/process-levelservices/home?texto=regreso&pagina=2',
        title: 'Servicios por niveles',
        table: 'Servicios de la entidad por niveles',
        opens: /^Solicitar nivel 1/,
        step: 'Nivel 1',
        target: '/app/level/process-levelservices/home?dataLevelServices=1',
      });
    } finally {
      await askDatabase("delete from servicios where nombre like 'Servicio de regreso %' returning id");
    }
  });

  test('[ROUTE-12] [ROUTE-16] [ROUTE-17] layers come back with filter and page by capasConsult=1; a form leads to its layer', async ({
    page,
  }) => {
    await askDatabase(`insert into capas_de_uso_versiones
        (capa_id, mayor, menor, estado, nombre, prefijo, descripcion, espacio_nombres, fuente_informacion)
      select capa_id, 90, n, 'historica', 'Capa de regreso', prefijo, descripcion, espacio_nombres || n, 'Acta 1.'
      from capas_de_uso_versiones, generate_series(1, 12) n where capa_id = 2 and estado = 'vigente' returning id`);
    try {
      await openSession(page, ADMINISTRADOR);
      await expectRestored(page, {
        path: '/app/admin/capadeuso/filter?nombre=regreso&pagina=2',
        title: 'Capas de uso',
        table: 'Capas de uso encontradas',
        opens: /^Ver /,
        step: 'Capas de uso',
        target: '/app/admin/capadeuso/filter?capasConsult=1',
      });
      await page.goto('/app/admin/capadeuso/2/edit');
      await expect(trail(page).getByRole('link', { name: 'Capas de uso', exact: true })).toHaveAttribute(
        'href',
        '/app/admin/capadeuso/filter?capasConsult=1',
      );
      await expect(trail(page).getByRole('link')).toHaveCount(3);
      await trail(page).getByRole('link').last().click();
      await expect(page).toHaveURL('/app/admin/capadeuso/2');
      // The address changes before the screen does.
      const current = trail(page).locator('[aria-current="page"]');
      await expect(current).not.toHaveText('Editar capa de uso');
      await expect(heading(page, (await current.textContent()) ?? '')).toBeVisible();
    } finally {
      await askDatabase("delete from capas_de_uso_versiones where nombre = 'Capa de regreso' returning id");
    }
  });

  test('[ROUTE-12] [ROUTE-16] the form of an entity leads one level up, to the entity', async ({ page }) => {
    await openSession(page, ADMINISTRADOR);
    await page.goto('/app/admin/entities/1/edit');
    await expect(heading(page, 'Editar entidad')).toBeVisible();
    await trail(page).getByRole('link', { name: 'Entidad', exact: true }).click();
    await expect(page).toHaveURL('/app/admin/entities/1');
    await expect(heading(page, /^Ministerio/)).toBeVisible();
  });

  test("[ROUTE-13] an entity leads back to what its query 'from' says: level consult, level services or the entities", async ({
    page,
  }) => {
    await openSession(page, ADMINISTRADOR);
    for (const [from, path, title] of [
      ['level-consult', '/app/level/process-levelconsult?userConsult=1', 'Solicitudes'],
      [
        'level-services' as const,
        '/app/level/process-levelservices/home?dataLevelServices=1' as const,
        'Servicios por niveles',
      ],
      ['otra-cosa', '/app/admin/entities?entitiesConsult=1', 'Entidades'],
      ['', '/app/admin/entities?entitiesConsult=1', 'Entidades'],
    ] as const) {
      await page.goto(from === '' ? '/app/admin/entities/1' : `/app/admin/entities/1?from=${from}`);
      await page.getByRole('link', { name: 'Volver', exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(heading(page, title)).toBeVisible();
    }
  });

  test("[ROUTE-16] a private screen has last 'Inicio' and current 'Administración' by default", async ({
    page,
  }) => {
    await openSession(page, ADMINISTRADOR);
    await page.goto('/app/home');
    await expect(trail(page).getByRole('link')).toHaveText(['Inicio']);
    await expect(trail(page).locator('[aria-current="page"]')).toHaveText('Administración');
  });
});

import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { askDatabase } from './support/database.ts';
import { expect, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';

/** Prepares the requests of an entidad that offers servicios. */
const LIDER = '1000000003';

/** A version of a servicio of that entidad whose messages are described. */
const VERSION = `select v.id, v.servicio_id as servicio from servicios_versiones v join servicios s on s.id = v.servicio_id
  join membresias m on m.entidad_id = s.entidad_id join usuarios u on u.id = m.usuario_id
  where u.numero_identificacion = '${LIDER}' and m.estado = 'activa' and s.activo
    and v.estado not in ('en-elaboracion', 'retirada')
    and exists (select from servicios_operaciones o join servicios_mensajes g on g.operacion_id = o.id
      join servicios_mensajes_campos c on c.mensaje_id = g.id where o.version_id = v.id)
  order by v.id limit 1`;

test('[AREA-05] an entidad rehearses its servicio in X-Road, reads what is missing and takes the evidence along', async ({
  page,
}) => {
  const [version] = await askDatabase(VERSION);
  await openHomeAs(page, LIDER);
  await page.goto(`/app/servicios/${version?.['servicio']}?version=${version?.['id']}`);
  await page.getByRole('link', { name: 'Ensayar en X-Road' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ensayo de X-Road' })).toBeVisible();
  await expect(page.getByText('Aún no hay ensayos de esta versión')).toBeVisible();

  await page.getByRole('button', { name: 'Ensayar ahora' }).click();
  await expect(page.getByRole('heading', { name: /^\d de 9 pruebas superadas/ })).toBeVisible();
  const sinPermiso = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^T-05/ }) });
  await expect(sinPermiso).toContainText('El servidor de seguridad del proveedor rechazó la llamada');
  await sinPermiso.getByText('Ver los 2 intercambios').click();
  await expect(sinPermiso.getByText('Server.ServerProxy.AccessDenied')).toBeVisible();
  await expectAccessible(page, { themes: ['light', 'dark'] });

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar los registros' }).click();
  const registros = (await readFile(await (await coming).path(), 'utf8')).trimEnd().split('\n');
  const lados = registros.map((linea) => JSON.parse(linea).securityServerType);
  expect(lados.filter((lado) => lado === 'Client').length).toBe(
    lados.filter((lado) => lado === 'Producer').length,
  );
});

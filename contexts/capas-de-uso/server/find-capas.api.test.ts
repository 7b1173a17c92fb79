import { openTestSession } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CapasSite, startCapasSite } from '../testing/capas-site.ts';

const RAIZ = 'https://lenguaje.ejemplo.gov.co';

let site: CapasSite;
let local: number;
let comun: number;

beforeAll(async () => {
  site = await startCapasSite();
  [local, comun] = await Promise.all([site.getCapaId('Local'), site.getCapaId('Comun')]);
});
afterAll(() => site.close());

const filter = async (filtro: object) => (await site.call('POST', 'capaFiltro', filtro)).json();

describe('finding layers', () => {
  it('[AREA-02] by name or code, kind, sector, entity and state, with the counts of the states', async () => {
    const found = await filter({ nombre: 'LOCAL' });
    expect(found.capas.map(({ codigo }: { codigo: string }) => codigo)).toContain('Local');
    const proyectos = await filter({ tipo: 'proyecto', estado: 'borrador', tamano: 100 });
    expect(proyectos.capas.length).toBe(proyectos.total);
    expect(
      proyectos.capas.every(
        ({ tipo, estado }: Record<string, string>) => tipo === 'proyecto' && estado === 'borrador',
      ),
    ).toBe(true);
    expect(proyectos.estados.borrador).toBe(proyectos.total);
    expect((await filter({ entidadId: 1, tipo: 'comun' })).total).toBe(0);
    const sectoriales = await filter({ tipo: 'sectorial' });
    const [{ sector }] = sectoriales.capas;
    const bySector = await filter({ sectorId: sector.id });
    expect(bySector.capas.map(({ id }: { id: number }) => id)).toContain(sectoriales.capas[0].id);
  });

  it('[AREA-02] pages and orders do not overlap', async () => {
    const all = await filter({ tamano: 100, ordenarPor: 'codigo', descendente: true });
    const pages = await Promise.all(
      [1, 2].map((pagina) => filter({ pagina, tamano: 3, ordenarPor: 'codigo', descendente: true })),
    );
    const ids = (found: { capas: { versionId: number }[] }) => found.capas.map(({ versionId }) => versionId);
    expect(pages.flatMap(ids)).toEqual(ids(all).slice(0, 6));
  });

  it('[AREA-02] the hierarchy holds every layer with what it stands below', async () => {
    const nodos = (await site.call('GET', 'jerarquia')).json();
    const byId = new Map(nodos.map((nodo: { id: number }) => [nodo.id, nodo]));
    expect(byId.get(local)).toMatchObject({ tipo: 'local', capaPadreId: comun });
    expect(
      nodos.filter(({ capaPadreId }: { capaPadreId: number | null }) => capaPadreId === null),
    ).toHaveLength(1);
  });

  it('[AREA-14] two domains whose names differ only in capitals are one', async () => {
    const admin = await openTestSession(site.test.database.kysely, '1000000001');
    const add = (codigo: string, nombre: string) =>
      site.test.app.inject({
        method: 'POST',
        url: '/api/dominios',
        headers: { authorization: `Bearer ${admin}` },
        payload: { codigo, nombre, descripcion: '' },
      });
    expect((await add('Minas', 'Minería')).statusCode).toBe(200);
    expect((await add('Mineria', 'MINERIA')).json()).toMatchObject({
      status: 409,
      detalles: [{ campo: 'nombre', mensaje: 'Ya hay un dominio con ese nombre.' }],
    });
  });

  it('[AREA-02] layers in force and domains are options for anybody', async () => {
    const answer = await site.test.app.inject({ method: 'GET', url: '/api-public/capadeuso/opciones' });
    expect(answer.statusCode).toBe(200);
    const { capas, dominios } = answer.json();
    expect(capas[0]).toMatchObject({ codigo: 'Comun', tipo: 'comun' });
    expect(dominios.map(({ codigo }: { codigo: string }) => codigo)).toContain('Ubicacion');
    const listas = (await site.call('GET', 'listas')).json();
    expect(listas).toMatchObject({ espacioNombresRaiz: RAIZ, permisos: { crear: { allowed: true } } });
    const ajenas = (await site.sendAs(site.coordinator, 'GET', 'listas')).json();
    expect(ajenas.permisos.crear.reasons).toEqual([
      expect.stringMatching(/^Su rol «.+» no permite crear capas de uso\.$/),
    ]);
  });
});

import { findLastAudit } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DetalleCapa, FilaCapa, VersionCapa } from '../contract/index.ts';
import { type CapasSite, sampleCapa, startCapasSite } from '../testing/capas-site.ts';

let site: CapasSite;
let local: number;
let comun: number;
const RAIZ = 'https://lenguaje.ejemplo.gov.co';

beforeAll(async () => {
  site = await startCapasSite();
  [local, comun] = await Promise.all([site.getCapaId('Local'), site.getCapaId('Comun')]);
});
afterAll(() => site.close());

let serial = 0;
/** A body of its own: code and folder are taken once. */
function body(change: object = {}) {
  serial += 1;
  const carpeta = `Proyectos/Prueba/P${serial}`;
  return { ...sampleCapa, codigo: `Prueba-${serial}`, carpeta, capaPadreId: local, ...change };
}
const create = (change: object = {}, headers: object = {}) =>
  site.call('POST', 'capaCrear', body(change), headers);
const read = async (id: number): Promise<DetalleCapa> => (await site.call('GET', `capaById/${id}`)).json();
const filter = async (filtro: object) => (await site.call('POST', 'capaFiltro', filtro)).json();

async function createVigente(change: object = {}): Promise<number> {
  const { id } = (await create(change)).json();
  await site.call('POST', `publicar/${id}`);
  return id;
}

/** The written part of a detail, as the form sends it back. */
function toBody({ codigo, tipo, carpeta, capaPadre, entidad, sector, actual }: DetalleCapa) {
  const { nombre, descripcion, prefijo, fuenteInformacion } = actual;
  return {
    codigo,
    tipo,
    carpeta,
    nombre,
    descripcion,
    prefijo,
    fuenteInformacion,
    archivos: [],
    capaPadreId: capaPadre?.id ?? null,
    entidadId: entidad?.id ?? null,
    sectorId: sector?.id ?? null,
  };
}

const findAudit = (action: string) => findLastAudit(site.test.database.kysely, action);

describe('creating a layer', () => {
  it.each([
    ['no name', { nombre: ' ' }, ['nombre']],
    ['a code with spaces', { codigo: 'dos palabras' }, ['codigo']],
    ['the folder of another kind', { carpeta: 'Local/Ajena' }, ['carpeta']],
    ['no parent', { capaPadreId: null }, ['capaPadreId']],
    ['a parent that does not exist', { capaPadreId: 999_999 }, ['capaPadreId']],
    ['no entity', { entidadId: null }, ['entidadId']],
    ['an entity that does not exist', { entidadId: 999_999 }, ['entidadId']],
    ['a sector that does not exist', { sectorId: 999_999 }, ['sectorId']],
    [
      'a second común layer',
      { tipo: 'comun', carpeta: 'Comun/B', capaPadreId: null, entidadId: null },
      ['tipo'],
    ],
  ])('[AREA-02] %s is refused at its field', async (_name, change, campos) => {
    const answer = await create(change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detalles.map((detalle: { campo: string }) => detalle.campo)).toEqual(campos);
  });

  it('[AREA-02] a project does not stand directly below the común layer, and the refusal says where', async () => {
    expect((await create({ capaPadreId: comun })).json().detalles).toEqual([
      {
        campo: 'capaPadreId',
        mensaje: 'Una capa de tipo proyecto va debajo de una de tipo sectorial o local.',
      },
    ]);
  });

  it('[AREA-02] is for who holds the permission', async () => {
    const refused = await site.sendAs(site.coordinator, 'POST', 'capaCrear', body());
    expect(refused.statusCode).toBe(403);
    const list = await site.sendAs(site.coordinator, 'POST', 'capaFiltro', {});
    expect(list.json().permisos.crear.allowed).toBe(false);
  });

  it('[AREA-02] a code, a folder and so a namespace are of one layer', async () => {
    const { codigo, carpeta } = await read(await createVigente());
    const sameCode = await create({ codigo });
    expect(sameCode.statusCode).toBe(409);
    expect(sameCode.json()).toMatchObject({
      code: 'CAPA_CODIGO_REPETIDO',
      detalles: [{ campo: 'codigo' }],
    });
    const sameFolder = await create({ carpeta });
    expect(sameFolder.json()).toMatchObject({
      code: 'CAPA_CARPETA_REPETIDA',
      detalles: [{ campo: 'carpeta' }],
    });
  });

  it('[AREA-02] codes and folders that differ only in capitals are the same', async () => {
    const { codigo, carpeta } = await read(await createVigente());
    const sameCode = await create({ codigo: codigo.toUpperCase() });
    expect(sameCode.json().code).toBe('CAPA_CODIGO_REPETIDO');
    const [first, ...rest] = carpeta.split('/');
    const sameFolder = await create({
      carpeta: [first, ...rest.map((one: string) => one.toUpperCase())].join('/'),
    });
    expect(sameFolder.json().code).toBe('CAPA_CARPETA_REPETIDA');
  });

  it('[AREA-02] a namespace in force is of one layer, whatever its folder', async () => {
    const { id } = (await create()).json();
    const { kysely } = site.test.database;
    const taken = (await read(comun)).actual.espacioNombres;
    await kysely
      .updateTable('capas_de_uso_versiones')
      .set({ espacio_nombres: taken })
      .where('capa_id', '=', id)
      .execute();
    const answer = await site.call('POST', `publicar/${id}`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('CAPA_ESPACIO_REPETIDO');
    expect((await read(id)).actual.estado).toBe('borrador');
  });

  it('[AREA-02] is a draft 1.0 with the next identifier, made once for its key', async () => {
    const datos = body();
    const key = { 'idempotency-key': 'clave-de-la-capa' };
    const answers = [
      await site.call('POST', 'capaCrear', datos, key),
      await site.call('POST', 'capaCrear', datos, key),
    ];
    const { id } = answers[0]?.json() ?? {};
    expect(answers.map((answer) => answer.json())).toEqual([{ id }, { id }]);
    const detalle = await read(id);
    expect(detalle).toMatchObject({
      codigo: datos.codigo,
      capaPadre: { id: local, nombre: 'Local' },
      entidad: { id: 1 },
      sector: null,
      version: 1,
      incorporados: 0,
      actual: {
        numero: '1.0',
        estado: 'borrador',
        espacioNombres: `${RAIZ}/1.0/esquemas/${datos.carpeta}`,
        fuenteInformacion: datos.fuenteInformacion,
        fechaVigencia: null,
        flagHistorico: false,
      },
      permisos: { editar: { allowed: true }, publicar: { allowed: true }, versionar: { allowed: false } },
    });
    expect(detalle.oid).toMatch(/^2\.999\.170\.4\.\d+$/);
    expect(detalle.oidDetails.at(-1)).toEqual({ oid: detalle.oid, nombre: `Capa ${datos.nombre}` });
    expect(await findAudit('crear-capa')).toMatchObject({
      result: 'exito',
      object_id: String(id),
      detail: { antes: null, despues: { codigo: datos.codigo, oid: detalle.oid } },
    });
  });

  it('[AREA-02] two at once get different identifiers', async () => {
    const answers = await Promise.all([create(), create()]);
    const oids = await Promise.all(answers.map(async (answer) => (await read(answer.json().id)).oid));
    expect(new Set(oids).size).toBe(2);
  });

  it('[AREA-02] the beginning of the namespace is a parameter', async () => {
    const { kysely } = site.test.database;
    const setRaiz = (valor: string) =>
      kysely
        .updateTable('parametros')
        .set({ valor: JSON.stringify(valor) })
        .where('clave', '=', 'esquema.espacioNombresRaiz')
        .execute();
    await setRaiz('https://otra.ejemplo.gov.co/');
    const datos = body();
    const { id } = (await site.call('POST', 'capaCrear', datos)).json();
    await setRaiz(RAIZ);
    expect((await read(id)).actual.espacioNombres).toBe(
      `https://otra.ejemplo.gov.co/1.0/esquemas/${datos.carpeta}`,
    );
  });
});

describe('changing a layer', () => {
  it('[AREA-02] of a draft everything but its kind changes, its namespace with the folder', async () => {
    const { id } = (await create()).json();
    const antes = toBody(await read(id));
    const carpeta = `${antes.carpeta}/Nueva`;
    const refused = await site.call('PUT', `capaActualizar/${id}`, {
      ...antes,
      tipo: 'local',
      carpeta: 'Local/B',
      capaPadreId: comun,
      entidadId: null,
    });
    expect(refused.json().detalles).toEqual([{ campo: 'tipo', mensaje: 'El tipo de una capa no cambia.' }]);
    const changed = await site.call('PUT', `capaActualizar/${id}`, { ...antes, carpeta, nombre: 'Otra' });
    expect(changed.json()).toMatchObject({
      carpeta,
      version: 2,
      actual: { nombre: 'Otra', espacioNombres: `${RAIZ}/1.0/esquemas/${carpeta}` },
    });
    expect(await findAudit('editar-capa')).toMatchObject({
      detail: { antes: { carpeta: antes.carpeta }, despues: { carpeta, nombre: 'Otra' } },
    });
  });

  it('[AREA-02] of what is in force the texts change, and nothing messages were written with', async () => {
    const id = await createVigente();
    const antes = toBody(await read(id));
    const refused = await site.call('PUT', `capaActualizar/${id}`, {
      ...antes,
      prefijo: 'otro',
      carpeta: `${antes.carpeta}/B`,
    });
    expect(refused.statusCode).toBe(400);
    expect(
      refused
        .json()
        .detalles.map((detalle: { campo: string }) => detalle.campo)
        .sort(),
    ).toEqual(['carpeta', 'prefijo']);
    const textos = { nombre: 'Corregida', descripcion: 'Otra.', fuenteInformacion: 'Otra fuente.' };
    const changed = await site.call('PUT', `capaActualizar/${id}`, { ...antes, ...textos });
    expect(changed.json().actual).toMatchObject({ ...textos, estado: 'vigente' });
  });

  it('[AREA-02] the second of two editors is told, and sees the layer as it is', async () => {
    const { id } = (await create()).json();
    const datos = toBody(await read(id));
    const ifMatch = { 'if-match': '"1"' };
    await site.call('PUT', `capaActualizar/${id}`, { ...datos, nombre: 'Primera' }, ifMatch);
    const second = await site.call('PUT', `capaActualizar/${id}`, { ...datos, nombre: 'Segunda' }, ifMatch);
    expect(second.statusCode).toBe(412);
    expect(second.json().actual).toMatchObject({ version: 2, actual: { nombre: 'Primera' } });
  });

  it('[AREA-02] a draft is published once, and its documents with it', async () => {
    const archivo = await site.upload('acta.pdf');
    const { id } = (await create({ archivos: [archivo] })).json();
    const download = () =>
      site.test.app.inject({ method: 'GET', url: `/api-public/downloadFileOpt/${archivo}` });
    expect((await download()).statusCode).toBe(404);
    const published = (await site.call('POST', `publicar/${id}`)).json();
    expect(published.actual).toMatchObject({ estado: 'vigente', attachments: [{ nombre: 'acta.pdf' }] });
    expect(published.actual.fechaVigencia).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await download()).statusCode).toBe(200);
    const again = await site.call('POST', `publicar/${id}`);
    expect(again.json().detalles).toEqual([
      { mensaje: 'Solo se publica un borrador; esta versión está vigente.' },
    ]);
  });

  describe('documents of a draft', () => {
    const remove = (id: number, versionId: number, archivo: string, version?: number) =>
      site.call('DELETE', `version/${id}/${versionId}/documento/${archivo}`, null, {
        'if-match': version === undefined ? '*' : `"${version}"`,
      });

    it('[AREA-02] those of a published or a frozen version stay, and who only consults removes none', async () => {
      const archivos = [await site.upload('primera.pdf')];
      const id = await createVigente({ archivos });
      const { actual } = await read(id);
      const archivo = actual.attachments[0]?.idArchivo ?? '';
      const path = `version/${id}/${actual.versionId}/documento/${archivo}`;
      expect((await site.sendAs(site.coordinator, 'DELETE', path)).statusCode).toBe(403);
      const mensaje = expect.stringMatching(
        /^Solo se quitan documentos de un borrador; la capa está vigente/,
      );
      const refusal = [409, [{ mensaje }]];
      const published = await remove(id, actual.versionId, archivo);
      expect([published.statusCode, published.json().detalles]).toEqual(refusal);
      await site.call('POST', `versionar/${id}`, {
        nombre: 'Otra',
        descripcion: 'Otra.',
        prefijo: 'otr',
        fuenteInformacion: 'Acuerdo 9',
        mayor: false,
        archivos: [await site.upload('segunda.pdf')],
      });
      const frozen = await remove(id, actual.versionId, archivo);
      expect([frozen.statusCode, frozen.json().detalles]).toEqual(refusal);
      const kept = (await site.call('GET', `version/${id}/${actual.versionId}`)).json();
      expect(kept.actual.attachments).toHaveLength(1);
    });

    it('[AREA-02] one is taken away from the version on show, and its content with it', async () => {
      const { id } = (
        await create({ archivos: [await site.upload('uno.pdf'), await site.upload('dos.pdf')] })
      ).json();
      const { actual, version, permisos } = await read(id);
      expect(permisos.quitarDocumento.allowed).toBe(true);
      const uno = actual.attachments.find(({ nombre }) => nombre === 'uno.pdf')?.idArchivo ?? '';
      const late = await remove(id, actual.versionId, uno, version - 1);
      expect([late.statusCode, late.json().actual.actual.numero]).toEqual([412, '1.0']);
      expect((await remove(id, actual.versionId + 1, uno)).json().code).toBe('VERSION_DE_CAPA_NO_ENCONTRADA');
      const done = await remove(id, actual.versionId, uno, version);
      expect(done.json().actual.attachments).toMatchObject([{ nombre: 'dos.pdf' }]);
      expect((await remove(id, actual.versionId, uno)).json().code).toBe('ARCHIVO_NO_ENCONTRADO');
      const left = await site.test.database.kysely
        .selectFrom('archivos')
        .select('id')
        .where('id', '=', uno)
        .execute();
      expect(left).toEqual([]);
      expect(await findAudit('editar-capa')).toMatchObject({ object_id: String(id) });
    });
  });

  it('[AREA-02] a layer with incorporated elements is not inactivated, and the reason counts them', async () => {
    const { incorporados } = await read(local);
    expect(incorporados).toBeGreaterThan(0);
    const answer = await site.call('POST', `estado/${local}`, { activa: false, motivo: 'Porque sí.' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detalles[0].mensaje).toContain(`${incorporados} elementos incorporados`);
  });

  it('[AREA-02] an empty one is inactivated with its reason, and comes back', async () => {
    const id = await createVigente();
    const motivo = { motivo: 'El proyecto terminó.' };
    const off = await site.call('POST', `estado/${id}`, { activa: false, ...motivo });
    expect(off.json()).toMatchObject({ activa: false, actual: { estado: 'inactiva' } });
    expect(await findAudit('inactivar-capa')).toMatchObject({ detail: motivo });
    expect((await site.call('POST', `estado/${id}`, { activa: false, ...motivo })).statusCode).toBe(409);
    const options = (await site.call('GET', 'opciones')).json();
    expect(options.capas.map((capa: { id: number }) => capa.id)).not.toContain(id);
    const on = await site.call('POST', `estado/${id}`, { activa: true, ...motivo });
    expect(on.json().actual.estado).toBe('vigente');
    expect((await site.call('POST', `estado/${id}`, { activa: false, motivo: ' ' })).statusCode).toBe(400);
  });
});

describe('versions of a layer', () => {
  const textos = { nombre: 'Nueva', descripcion: 'Nueva.', prefijo: 'nue', fuenteInformacion: 'Acuerdo 7' };

  it('[AREA-02] without document and source it is refused with both reasons, and nothing is frozen', async () => {
    const id = await createVigente();
    const answer = await site.call('POST', `versionar/${id}`, {
      ...textos,
      mayor: false,
      fuenteInformacion: '',
      archivos: [],
    });
    expect(answer.statusCode).toBe(400);
    expect(
      answer
        .json()
        .detalles.map((detalle: { campo: string }) => detalle.campo)
        .sort(),
    ).toEqual(['archivos', 'fuenteInformacion']);
    expect((await read(id)).actual).toMatchObject({ numero: '1.0', estado: 'vigente' });
  });

  it('[AREA-02] a draft has no version', async () => {
    const { id } = (await create()).json();
    const answer = await site.call('POST', `versionar/${id}`, {
      ...textos,
      mayor: false,
      archivos: [await site.upload()],
    });
    expect(answer.json().detalles).toEqual([
      { mensaje: 'Solo se versiona la versión vigente de una capa; esta está en borrador.' },
    ]);
  });

  it('[AREA-02] [TABLE-05] the one in force is frozen as it was; a minor one keeps the namespace, a major one not', async () => {
    const id = await createVigente({ archivos: [await site.upload('primera.pdf')] });
    const { actual: first, carpeta } = await read(id);
    const next = async (mayor: boolean, archivo: string) =>
      (
        await site.call('POST', `versionar/${id}`, {
          ...textos,
          mayor,
          archivos: [await site.upload(archivo)],
        })
      ).json();
    const minor = await next(false, 'menor.pdf');
    expect(minor.actual).toMatchObject({ ...textos, numero: '1.1', espacioNombres: first.espacioNombres });
    const major = await next(true, 'mayor.pdf');
    expect(major.actual).toMatchObject({
      numero: '2.0',
      espacioNombres: `${RAIZ}/2.0/esquemas/${carpeta}`,
      attachments: [{ nombre: 'mayor.pdf' }],
    });
    const versiones = (await site.call('GET', `version/${id}`)).json();
    expect(
      versiones.map(({ numero, estado, flagHistorico, attachments }: VersionCapa) => [
        numero,
        estado,
        flagHistorico,
        attachments.map(({ nombre }: { nombre: string }) => nombre),
      ]),
    ).toEqual([
      ['2.0', 'vigente', false, ['mayor.pdf']],
      ['1.1', 'historica', true, ['menor.pdf']],
      ['1.0', 'historica', true, ['primera.pdf']],
    ]);
    const archivo = await site.call('POST', 'exportar', { formato: 'csv' });
    for (const documento of ['menor.pdf', 'primera.pdf']) expect(archivo.body).toContain(`;${documento};`);
    const frozen = (await site.call('GET', `version/${id}/${first.versionId}`)).json();
    expect(frozen.actual).toEqual({ ...first, estado: 'historica', flagHistorico: true });
    expect(await findAudit('versionar-capa')).toMatchObject({
      detail: { antes: { numero: '1.1' }, despues: { numero: '2.0', documentos: ['mayor.pdf'] } },
    });
  });

  it('[AREA-02] two at once make one version; the other is told', async () => {
    const id = await createVigente();
    const { version } = await read(id);
    const archivos = [await site.upload('a.pdf'), await site.upload('b.pdf')];
    const answers = await Promise.all(
      archivos.map((archivo) =>
        site.call(
          'POST',
          `versionar/${id}`,
          { ...textos, mayor: false, archivos: [archivo] },
          { 'if-match': `"${version}"` },
        ),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    expect((await read(id)).actual.numero).toBe('1.1');
  });

  it('[AREA-02] a layer and a version that do not exist are 404', async () => {
    for (const path of ['capaById/999999', 'version/999999', `version/${local}/999999`]) {
      expect((await site.call('GET', path)).statusCode).toBe(404);
    }
  });

  it('[AREA-02] [TABLE-05] a row carries the source, or the documents of a historical version, and its identifier', async () => {
    const { capas } = await filter({ estado: 'historica', tamano: 100 });
    const frozen = capas.find(({ attachments }: FilaCapa) => attachments.length > 0);
    expect(frozen).toMatchObject({ flagHistorico: true, permisos: { editar: { allowed: false } } });
    const [vigente] = (await filter({ nombre: 'Local', estado: 'vigente' })).capas;
    expect(vigente).toMatchObject({ flagHistorico: false });
    expect(vigente.fuenteInformacion).not.toBe('');
    expect(vigente.oidDetails.at(-1).oid).toBe(vigente.oid);
  });
});

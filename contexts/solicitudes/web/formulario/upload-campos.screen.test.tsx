// @vitest-environment jsdom
import { sampleRevision } from '@marco/asistente/testing/revision';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import '../screens/nivel-uno-screen.tsx';
import { createNivelesSite, type FakeServer, sampleBorrador } from '../../testing/niveles-web-site.tsx';

const user = userEvent.setup({ delay: null });
const LEER = 'POST /solicitud/campos/leer';

function open(answer: FakeServer) {
  const site = createNivelesSite('/app/level/process-levelservices/nivel-uno/31?paso=elementos', answer);
  render(site.site);
  return site;
}
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Archivo de campos'), { target: { files: [file] } });

/** Fields as the server reads them, with the revision of each. */
const leidos = sampleRevision.filas.map(({ campo: { nombre } }) => ({ ...sampleBorrador.campos[0], nombre }));

describe('fields of a source', () => {
  it('[AREA-05] are reviewed, and only what was accepted enters the form with its reasons', async () => {
    const { sent } = open(({ address }) =>
      address === LEER ? Response.json({ campos: leidos, errores: [], revision: sampleRevision }) : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Importar archivo' }));
    await user.selectOptions(screen.getByLabelText('Qué es el archivo'), 'Tablas de una base de datos (SQL)');
    choose(new File(['CREATE TABLE'], 'tablas.sql'));
    await user.click(await screen.findByRole('button', { name: 'Ver la lista' }));
    expect(sent(LEER)[0]?.body).toMatchObject({ formato: 'sql', nombre: 'tablas.sql' });
    await user.click(screen.getByRole('button', { name: 'Aceptar los 2' }));
    await user.click(screen.getByRole('button', { name: 'Pasar los 2 aceptados a la solicitud' }));
    expect(await screen.findByRole('rowheader', { name: /^fec_nac/ })).toBeTruthy();
    expect(screen.getByText(/^Reutilizar: fechaNacimiento v1\.2, 96 %\./)).toBeTruthy();
    expect(screen.queryByRole('rowheader', { name: /^restric/ })).toBeNull();
    await waitFor(() => {
      const [saved] = sent('PUT /solicitud/nivel-uno/31');
      expect(saved?.body).toMatchObject({
        campos: [
          {},
          {},
          { nombre: 'fec_nac', propuesta: { accion: 'reutilizar', elementoId: 11 } },
          { nombre: 'sexo' },
        ],
      });
    });
  });

  it('[AREA-05] may be one of the examples of each kind', async () => {
    const { sent } = open(({ address }) =>
      address === LEER ? Response.json({ campos: leidos, errores: [], revision: sampleRevision }) : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Importar archivo' }));
    const clases = within(screen.getByRole('region', { name: 'Lo que se puede leer' }));
    expect(clases.getAllByRole('listitem')).toHaveLength(5);
    await user.click(clases.getByRole('button', { name: /Tablas de una base de datos/ }));
    expect(await screen.findByText('tablas-ejemplo.sql')).toBeTruthy();
    expect(sent(LEER)[0]?.body).toMatchObject({ nombre: 'tablas-ejemplo.sql' });
  });

  it('[AREA-05] of more than 5 MB are not sent', async () => {
    const { sent } = open(() => undefined);
    await user.click(await screen.findByRole('button', { name: 'Importar archivo' }));
    const file = new File(['x'], 'grande.sql');
    Object.defineProperty(file, 'size', { value: 5_000_001 });
    choose(file);
    expect(await screen.findByText(/no se pudo leer\. El archivo puede pesar máximo 5 MB\.$/)).toBeTruthy();
    expect(sent(LEER)).toEqual([]);
  });

  it('[AREA-05] that cannot be read say where', async () => {
    open(({ address }) =>
      address === LEER
        ? Response.json({
            campos: [],
            errores: [{ fila: 8, columna: 'Línea', mensaje: 'El archivo no es un XML bien formado.' }],
            revision: null,
          })
        : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Importar archivo' }));
    choose(new File([`${'\n'.repeat(7)}<a>\n`], 'roto.xml'));
    const razon = await screen.findByText(/Línea 8: El archivo no es un XML bien formado\.$/);
    const dicho = within(razon.closest<HTMLElement>('[role="alert"]') as HTMLElement);
    const lineas = within(await dicho.findByRole('region', { name: 'Línea 8 del archivo' }));
    expect(lineas.getByText('<a>')).toBeTruthy();
    expect(dicho.getByRole('button', { name: 'use la plantilla' })).toBeTruthy();
    expect(screen.queryByText('Campos y propuestas')).toBeNull();
  });
});

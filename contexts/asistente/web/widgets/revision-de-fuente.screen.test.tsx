// @vitest-environment jsdom

import type { Decision } from '@marco/contract-kit';
import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import type { RevisionDeCampos } from '../../contract/index.ts';
import { sampleRevision } from '../../testing/revision-sample.ts';
import { RevisionDeFuente } from './revision-de-fuente.tsx';

/** With what the sample does not read at its line. */
const TABLAS = `${'\n'.repeat(86)}-- Antes\nCREATE TRIGGER t BEFORE INSERT\n-- Después\n`;
const user = userEvent.setup({ delay: null });

function open(revision: RevisionDeCampos = sampleRevision, canTake: () => Decision = () => ALLOWED) {
  const onTake = vi.fn();
  const onCancel = vi.fn();
  const element = (
    <RevisionDeFuente
      archivo={new File([TABLAS], 'licencias.sql')}
      revision={revision}
      otro={<button type="button">Elegir otro archivo</button>}
      canTake={canTake}
      onTake={onTake}
      onCancel={onCancel}
    />
  );
  const { fake } = createFakeServer(() => undefined);
  const { site } = createTestSite({ routes: [{ path: '/', element }], address: '/', fake });
  return { onTake, onCancel, ...render(site) };
}

const row = (nombre: string) => {
  const found = screen.getByText(nombre, { selector: 'b' }).closest('li');
  if (!found) throw new Error(`No row of ${nombre}.`);
  return within(found);
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const take = () => button(/a la solicitud$/);

describe('the review of a source', () => {
  it('[AREA-05] shows each field with its element, score and reasons, and what was not read', async () => {
    const { container } = open();
    const fecha = row(await screen.findByText('fec_nac', { selector: 'b' }).then(() => 'fec_nac'));
    expect(fecha.getByRole('link', { name: 'fechaNacimiento' })).toBeTruthy();
    expect(fecha.getByText('96 %')).toBeTruthy();
    expect(fecha.getByText('«fec» es fecha y «nac» es nacimiento.')).toBeTruthy();
    expect(row('restric').getByText('Ningún elemento sirve')).toBeTruthy();
    expect(screen.getByText('1 parte no se leyó')).toBeTruthy();
    expect(screen.getByText(/: CREATE TRIGGER t\. No crea una tabla\./)).toBeTruthy();
    const lineas = within(await screen.findByRole('region', { name: 'Línea 88 del archivo', hidden: true }));
    expect(lineas.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      '86',
      '87-- Antes',
      '88CREATE TRIGGER t BEFORE INSERT',
      '89-- Después',
      '90',
    ]);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('[AREA-05] is left without taking anything', async () => {
    const { onTake, onCancel } = open();
    await user.click(await screen.findByRole('button', { name: 'Volver a los campos' }));
    expect([onCancel.mock.calls.length, onTake.mock.calls.length]).toEqual([1, 0]);
  });

  it('[AREA-05] nothing is taken until something is accepted', async () => {
    const { onTake } = open();
    await screen.findByText('0 de 4 aceptados');
    expect(take().getAttribute('aria-disabled')).toBe('true');
    await user.click(take());
    expect(onTake).not.toHaveBeenCalled();
  });

  it('[AREA-05] several are accepted after their exact list was shown, and undone in one press', async () => {
    const { onTake } = open();
    await screen.findByText('2 elegidos');
    expect(screen.queryByRole('button', { name: /^Aceptar/ })).toBeNull();
    await user.click(button('Ver la lista'));
    const exact = within(screen.getByRole('list', { name: 'Lo que se va a aceptar' }));
    expect(exact.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'fec_nac → fechaNacimiento 96 %',
      'sexo → codSexo 90 %',
    ]);
    await user.click(button('Aceptar los 2'));
    expect(screen.getByText('2 de 4 aceptados')).toBeTruthy();
    await user.click(button('Deshacer'));
    expect(screen.getByText('0 de 4 aceptados')).toBeTruthy();
    await user.click(button('Ver la lista'));
    await user.click(button('Aceptar los 2'));
    await user.click(take());
    expect(onTake).toHaveBeenCalledWith({
      campos: [
        expect.objectContaining({ lugar: 0, accion: 'reutilizar', elementoId: 11 }),
        expect.objectContaining({ lugar: 1, accion: 'reutilizar', elementoId: 13 }),
      ],
      grupos: [],
    });
  });

  it('[AREA-05] keys move, accept, review, define and undo; letters can be turned off', async () => {
    open();
    const first = await screen.findByRole('checkbox', { name: 'Elegir fec_nac' });
    first.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Elegir sexo');
    await user.keyboard('a');
    expect(row('sexo').getByRole('button', { name: /aceptado/ })).toBeTruthy();
    // The next field waits.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Elegir est_lic');
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByText('0 de 4 aceptados')).toBeTruthy();
    screen.getByRole('checkbox', { name: 'Elegir restric' }).focus();
    await user.keyboard('d');
    expect(row('restric').getByRole('button', { name: /aceptado/ })).toBeTruthy();
    screen.getByRole('checkbox', { name: 'Elegir fec_nac' }).focus();
    await user.keyboard('r');
    expect(row('fec_nac').getByRole('radio', { name: /fechaDefuncion/ })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Usar las letras A, R y D' }));
    screen.getByRole('checkbox', { name: 'Elegir sexo' }).focus();
    await user.keyboard('a');
    expect(screen.getByText('1 de 4 aceptados')).toBeTruthy();
  });

  it('[AREA-05] where no element serves, the new one has a draft with what is still to be said', async () => {
    open();
    const accion = await screen.findByLabelText('Acción para est_lic');
    await user.selectOptions(accion, 'Definir');
    expect(row('est_lic').getByText('estadoLicencia')).toBeTruthy();
    await user.click(row('est_lic').getByText('Ver el borrador'));
    expect(await row('est_lic').findByText('Estado licencia')).toBeTruthy();
    expect(row('est_lic').getByText('Falta: dígala al proponer el elemento.')).toBeTruthy();
  });

  it('[AREA-05] a letter in a list of choices is not a decision', async () => {
    open();
    const accion = await screen.findByLabelText('Acción para sexo');
    fireEvent.keyDown(accion, { key: 'd' });
    expect(screen.getByText('0 de 4 aceptados')).toBeTruthy();
    await user.selectOptions(accion, 'Definir');
    expect(screen.getByText('1 de 4 aceptados')).toBeTruthy();
  });

  it('[AREA-05] a known group is used whole, once', async () => {
    const { onTake } = open();
    await user.click(await screen.findByRole('button', { name: 'Usar el grupo' }));
    expect(screen.queryByRole('button', { name: 'Usar el grupo' })).toBeNull();
    await user.click(take());
    expect(onTake).toHaveBeenCalledWith(
      expect.objectContaining({
        grupos: [expect.objectContaining({ identificador: 'datosPersona', lugares: [0, 1] })],
      }),
    );
  });

  it('[AREA-05] filters by what waits, and refuses more than the request takes', async () => {
    open(sampleRevision, () => refuseWith('Una solicitud tiene máximo 500 campos.'));
    await user.click(await screen.findByRole('button', { name: 'Por revisar (1)' }));
    expect(screen.getByText('Mostrando 1 de 1')).toBeTruthy();
    await user.click(row('est_lic').getByRole('radio', { name: /codEstadoLicencia/ }));
    expect(row('est_lic').getByText(/la lista no tiene un valor: «RT»/)).toBeTruthy();
    await user.click(button('Todos (4)'));
    screen.getByRole('checkbox', { name: 'Elegir sexo' }).focus();
    await user.keyboard('a');
    expect(take().getAttribute('aria-disabled')).toBe('true');
  });
});

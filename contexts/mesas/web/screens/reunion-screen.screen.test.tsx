// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import './reunion-screen.tsx';
import '../actas/acta-panel.tsx';
import { REUNION } from '../../testing/mesas-samples.ts';
import { type Answer, createFailure, createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';

const REUNION_31 = '/mesas-interoperabilidad/viewmeeting/31/7';
const ACTA = '/mesaInteroperabilidad/acta/31';
const PATH = '/mesaInteroperabilidad/listarReunionMesaId';

function open(address: string, answer: Answer = () => ({ reunion: REUNION })) {
  const server = createMesasServer({ [PATH]: answer, [ACTA]: () => ({ acta: null }) });
  render(createMesasSite(server.fake, address).site);
  return server;
}
const back = async () => (await screen.findByRole('link', { name: 'REGRESAR' })).getAttribute('href');

beforeEach(() => localStorage.clear());

describe('meeting of a mesa', () => {
  it('[MESA-10] [ROUTE-06] shows the meeting from a pasted address, on its day in Colombia', async () => {
    const { callsTo } = open(`${REUNION_31}?urlOri=consultar`);
    await screen.findByRole('heading', { name: 'Información de la reunión' });
    expect(callsTo(PATH)[0]?.body).toEqual({ idReunion: 31 });
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      ['Temática', 'Validación del esquema'],
      ['Avance', 'Se validó el esquema de consulta.'],
      ['Fecha', '14/07/2026'],
      ['Hora', '10:30\u00a0p.\u00a0m.'],
      ['Consultor principal de apoyo', 'Luisa Peña Arango'],
      ['Consultores de apoyo', 'Julián Cárdenas Ruiz, Karol Torres Mejía'],
      ['Participantes', 'Delegados de cinco entidades.'],
    ]);
    expect(screen.getByText('Acta 31.pdf', { selector: 'b' })).toBeTruthy();
    expect(screen.getByText('842 KB')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Descargar Acta 31.pdf' })).toBeTruthy();
  });

  it('[MESA-10] is read-only: its documents can be downloaded and nothing else', async () => {
    open(`${REUNION_31}?urlOri=consultar`);
    await screen.findByRole('button', { name: 'Descargar Acta 31.pdf' });
    for (const role of ['textbox', 'combobox', 'checkbox', 'radio'])
      expect(screen.queryAllByRole(role)).toEqual([]);
    // A PDF is read in place, too.
    const buttons = screen.getAllByRole('button');
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button.textContent).toMatch(/^(Ver|Descargar) /);
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  it.each([
    [`${REUNION_31}?urlOri=consultar`, '/mesas-interoperabilidad/consult/7'],
    [REUNION_31, '/mesas-interoperabilidad/home'],
    [`${REUNION_31}?urlOri=otra`, '/mesas-interoperabilidad/home'],
  ])('[MESA-10] from %s REGRESAR leads to %s', async (address, target) => {
    open(address);
    expect(await back()).toBe(target);
  });

  it('[MESA-10] lists of each entidad how many came', async () => {
    const participante = 'Cancillería: 2 personas\nPolicía Nacional: 1 persona';
    open(REUNION_31, () => ({ reunion: { ...REUNION, participante } }));
    const term = await screen.findByText('Participantes', { selector: 'dt' });
    expect([...(term.nextSibling as HTMLElement).querySelectorAll('li')].map((li) => li.textContent)).toEqual(
      ['Cancillería: 2 personas', 'Policía Nacional: 1 persona'],
    );
  });

  it('[MESA-10] says that there are no documents', async () => {
    open(REUNION_31, () => ({ reunion: { ...REUNION, archivos: [] } }));
    expect(await screen.findByText('Esta reunión no tiene documentos adjuntos.')).toBeTruthy();
  });

  it('[ERR-02] says why it could not load, and what does not exist', async () => {
    open(REUNION_31, () => {
      throw createFailure(500, 'Falló la consulta.');
    });
    expect(await screen.findByText('No fue posible cargar la reunión')).toBeTruthy();
    expect(screen.getByText('Falló la consulta.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });

  it('an unknown meeting has a way back', async () => {
    open(REUNION_31, () => {
      throw createFailure(404, 'La reunión de avance que busca no existe.');
    });
    expect(await screen.findByText('La reunión de avance que busca no existe.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Buscar mesas' })).toBeTruthy();
  });
});

// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import '../screens/capa-screen.tsx';
import type { DetalleCapa } from '../../contract/index.ts';
import { createCapasSite, sampleDetalle } from '../../testing/capas-web-site.tsx';

const user = userEvent.setup({ delay: null });
const ARCHIVO = '4b8f5c9e-0d0d-4f1a-9b3a-0d9d9d9d9d9d';
const QUITAR = `DELETE /capadeuso/version/2/${sampleDetalle.actual.versionId}/documento/${ARCHIVO}`;
const ALLOWED = { allowed: true, reasons: [], unblockers: [] };

function withDocumentos(capa: DetalleCapa, attachments: DetalleCapa['actual']['attachments']): DetalleCapa {
  return { ...capa, actual: { ...capa.actual, attachments } };
}

function open(capa: DetalleCapa) {
  let stored = capa;
  const site = createCapasSite('/app/admin/capadeuso/2', ({ address }) => {
    if (address === QUITAR) stored = withDocumentos(capa, []);
    const isAboutIt = address === QUITAR || address === 'GET /capadeuso/capaById/2';
    return isAboutIt ? Response.json(stored) : undefined;
  });
  return { ...site, ...render(site.site) };
}

const documento = { idArchivo: ARCHIVO, nombre: 'acuerdo.pdf', tamano: 2048 };

describe('documents of a layer', () => {
  it('[AREA-02] one of a draft is removed after asking, as the version on show', async () => {
    const borrador = withDocumentos(
      { ...sampleDetalle, permisos: { ...sampleDetalle.permisos, quitarDocumento: ALLOWED } },
      [documento],
    );
    const { container, sent } = open(borrador);
    const button = await screen.findByRole('button', { name: 'Quitar acuerdo.pdf' });
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    await user.click(button);
    const modal = await screen.findByRole('alertdialog', { name: '¿Quitar el documento?' });
    expect(sent(QUITAR)).toHaveLength(0);
    await user.click(within(modal).getByRole('button', { name: 'Quitar documento' }));
    await waitFor(() => expect(sent(QUITAR)[0]?.headers.get('If-Match')).toBe('"3"'));
    expect(await screen.findByText('Esta versión no tiene documentos adjuntos.')).toBeTruthy();
    await expect.poll(() => document.activeElement?.textContent).toBe('Documentos');
  });

  it('[AREA-02] those of a published version offer no removal', async () => {
    open(withDocumentos(sampleDetalle, [documento]));
    expect((await screen.findAllByText('acuerdo.pdf')).length).toBeGreaterThan(0);
    await screen.findByRole('region', { name: 'Identificación' });
    expect(screen.queryByRole('button', { name: 'Quitar acuerdo.pdf' })).toBeNull();
  });
});

// @vitest-environment jsdom
import { explainDecision } from '@marco/contract-kit/decision';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink, reachedLimit } from './index.ts';

afterEach(cleanup);

const words = (text: string) => text.replaceAll(/\s+/g, '');

describe('button', () => {
  it('does not submit a form unless told to', () => {
    render(<Button>Consultar</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('shows its gerund, keeps the focus and refuses presses while busy', async () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Consultar</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    rerender(
      <Button onClick={press} busy="Consultando">
        Consultar
      </Button>,
    );
    const busy = screen.getByRole('button', { name: 'Consultando' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(busy);
    await userEvent.click(busy);
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('holds back the submission of its form while busy', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy="Enviando">
          Enviar
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('blocked keeps the focus, does nothing and tells why and who can change it', async () => {
    const press = vi.fn();
    const decision = {
      allowed: false,
      reasons: ['La mesa está cerrada.'],
      unblockers: ['Coordinador MinTIC', 'Administrador MinTIC'],
    };
    render(
      <Button onClick={press} blocked={decision}>
        Editar
      </Button>,
    );
    const button = screen.getByRole('button', {
      name: 'Editar',
      // How much space stands between two sentences depends on who reads the page.
      description: (text) => words(text) === words(`¿Por qué no puedo? ${explainDecision(decision)}`),
    });
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}{Escape}');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(press).not.toHaveBeenCalled();
  });

  it('[SHELL-07] the primary one says why in a line, one of a table or a tool bar in a text over everything', () => {
    const closed = reachedLimit('La mesa está cerrada.');
    render(
      <>
        <Button blocked={closed}>Editar</Button>
        <Button blocked={closed} size="small">
          Retirar
        </Button>
        <Button blocked={closed} variant="neutral">
          Reasignar
        </Button>
      </>,
    );
    const reasonsOf = (name: string) => screen.getByRole('button', { name }).nextElementSibling;
    expect(reasonsOf('Editar')?.getAttribute('popover')).toBeNull();
    expect(reasonsOf('Retirar')?.getAttribute('popover')).toBe('manual');
    expect(reasonsOf('Reasignar')?.getAttribute('popover')).toBe('manual');
    expect(reasonsOf('Editar')?.textContent).toBe(reasonsOf('Retirar')?.textContent);
  });

  it('works when its rule allows it', async () => {
    const press = vi.fn();
    render(
      <Button onClick={press} blocked={{ allowed: true, reasons: [], unblockers: [] }}>
        Editar
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('stays the same element, focus and all, when its rule begins or stops to refuse', async () => {
    const allowed = { allowed: true, reasons: [], unblockers: [] };
    const { rerender } = render(<Button blocked={allowed}>Siguiente</Button>);
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Siguiente' });
    rerender(<Button blocked={reachedLimit('Ya está en la última página.')}>Siguiente</Button>);
    expect(screen.getByRole('button', { description: /Ya está en la última página/ })).toBe(button);
    expect(document.activeElement).toBe(button);
    rerender(<Button blocked={allowed}>Siguiente</Button>);
    expect(document.activeElement).toBe(button);
    expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
    expect(button.hasAttribute('aria-disabled')).toBe(false);
  });

  it('links inside the application', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/lista" variant="secondary">
          Ver lista
        </ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Ver lista' }).getAttribute('href')).toBe('/lista');
  });

  it('a link that is blocked is a button that leads nowhere and tells why', () => {
    const decision = { allowed: false, reasons: ['La mesa está cerrada.'], unblockers: [] };
    render(
      <MemoryRouter>
        <ButtonLink to="/mesas/1/editar" blocked={decision}>
          Editar
        </ButtonLink>
        <ButtonLink to="/mesas/1/actas" blocked={{ ...decision, allowed: true }}>
          Actas
        </ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('button', { name: 'Editar' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Actas']);
  });
});

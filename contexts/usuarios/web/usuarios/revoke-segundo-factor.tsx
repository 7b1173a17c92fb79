import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { FormModal } from '@marco/web-kit/form-modal';
import { formatLongDate } from '@marco/web-kit/format';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { revokeSegundoFactorEndpoint, UsuarioDetalle } from '../../contract/index.ts';
import { findErrorMotivo } from './error-motivo.ts';
import { USUARIOS_KEY } from './use-usuarios.ts';

type SegundoFactor = NonNullable<UsuarioDetalle['segundoFactor']>;

interface RevokeSegundoFactorProps {
  readonly usuarioId: number;
  readonly factor: SegundoFactor;
}

/**
 * Since when a person has a second factor, and how the ministry releases it for a person who lost theirs (ADR 0047).
 */
export function RevokeSegundoFactor({ usuarioId, factor }: RevokeSegundoFactorProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title="Segundo factor"
      aside={
        <Button variant="neutral" blocked={factor.liberar} onClick={() => setOpen(true)}>
          Liberar segundo factor
        </Button>
      }
    >
      <p>Tiene una aplicación de autenticación inscrita desde el {formatLongDate(factor.inscritoEn)}.</p>
      {isOpen ? <LiberarDialog usuarioId={usuarioId} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

interface LiberarDialogProps {
  readonly usuarioId: number;
  readonly onClose: () => void;
}

function LiberarDialog({ usuarioId, onClose }: LiberarDialogProps) {
  const liberar = useLiberar(usuarioId, onClose);
  const form = useRuledForm({
    initial: { motivo: '' },
    findErrors: ({ motivo }) => ({ motivo: findErrorMotivo(motivo) }),
    onSend: ({ motivo }) => liberar(motivo.trim()),
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Liberar segundo factor"
      message="Para quien perdió su teléfono y sus códigos de recuperación. Sus sesiones terminan y, la próxima vez que ingrese, inscribirá otra aplicación. Confirme antes, por un medio distinto del correo, que quien lo pide es la persona."
      tone="warn"
      submitLabel="Liberar segundo factor"
      variant="danger"
      sendingLabel="Liberando"
    >
      <Textarea label="Motivo" required {...bindField(form, 'motivo')} />
    </FormModal>
  );
}

function useLiberar(usuarioId: number, onDone: () => void): (motivo: string) => Promise<void> {
  const api = useApi();
  const banner = useBanner();
  const queries = useQueryClient();
  return async (motivo) => {
    await api.call<typeof revokeSegundoFactorEndpoint>(
      { method: 'POST', path: '/usuarios/liberarSegundoFactor' },
      { body: { usuarioId, motivo } },
    );
    banner.success('El segundo factor quedó libre.');
    onDone();
    await queries.invalidateQueries({ queryKey: USUARIOS_KEY });
  };
}

import { CargaArchivosField } from '@marco/archivos/widgets';
import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import type { uploadDocumentosEndpoint } from '../../contract/index.ts';
import styles from './reunion-detalle.module.css';
import type { Adjuntos } from './use-adjuntos.ts';
import type { PermisosDocumentos } from './use-permisos-documentos.ts';

/** Attaches documents to a meeting (MESA-11); only people who may edit mesas see it. */
export function AddDocumentos({ adjuntos }: { readonly adjuntos: Adjuntos }) {
  const adjuntar = adjuntos.permisos?.adjuntar;
  return adjuntar ? <Formulario adjuntos={adjuntos} adjuntar={adjuntar} /> : null;
}

interface FormularioProps {
  readonly adjuntos: Adjuntos;
  readonly adjuntar: NonNullable<PermisosDocumentos['adjuntar']>;
}

function Formulario({ adjuntos: { idReunion, reglas, carga }, adjuntar }: FormularioProps) {
  const api = useApi();
  const modals = useModal();
  const banner = useBanner();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [isSaving, setSaving] = useState(false);
  const cuantos = carga.listos.length;

  async function attach(): Promise<void> {
    const body = { idReunion, archivos: [...carga.listos] };
    setSaving(true);
    try {
      await api.call<typeof uploadDocumentosEndpoint>(
        { method: 'POST', path: '/mesaInteroperabilidad/uploadFile' },
        { body },
        { idempotencyKey: keyFor(body) },
      );
      // Those that failed stay in sight.
      carga.clear(body.archivos);
      banner.success(
        cuantos === 1 ? 'El documento fue adjuntado.' : `${cuantos} documentos fueron adjuntados.`,
      );
      await queries.invalidateQueries({ queryKey: ['mesas', 'reunion', idReunion] });
    } catch (error) {
      setSaving(false);
      await openFailure(modals, error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Card title="Adjuntar documentos" isForScreen>
      <div className={styles['attach']}>
        {adjuntar.allowed ? (
          <CargaArchivosField carga={carga} reglas={reglas} label="Documentos de la reunión" />
        ) : null}
        {adjuntar.allowed && cuantos === 0 ? null : (
          <Button
            icon={<Paperclip size={18} />}
            blocked={adjuntar}
            busy={(isSaving && 'Adjuntando') || (carga.isBusy && 'Cargando archivos')}
            onClick={() => void attach()}
          >
            {cuantos > 1 ? `Adjuntar ${cuantos} documentos` : 'Adjuntar documento'}
          </Button>
        )}
      </div>
    </Card>
  );
}

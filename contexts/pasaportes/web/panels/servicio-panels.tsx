import type { ServicioPanel } from '@marco/servicios/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { BookOpenCheck } from 'lucide-react';
import { toPasaporte } from '../../contract/pasaportes.paths.ts';
import { useOidDeVersion } from '../detalle/use-pasaporte.ts';

/** The way to the pasaporte of the version on show; nothing while it has none. */
const PasaporteDeVersion: ServicioPanel['Panel'] = ({ versionId }) => {
  const { data } = useOidDeVersion(versionId);
  if (!data || data.oid === null) return null;
  return (
    <Card title="Pasaporte de la versión" isForScreen>
      <p>
        El paquete firmado con el contrato, los esquemas, los ejemplos y los certificados de esta versión.
      </p>
      <ButtonLink variant="secondary" icon={<BookOpenCheck size={18} />} to={toPasaporte(data.oid)}>
        Abrir el pasaporte
      </ButtonLink>
    </Card>
  );
};

/** What the pasaportes show in the private page of a servicio. */
export const servicioPanels: readonly ServicioPanel[] = [{ order: 7, Panel: PasaporteDeVersion }];

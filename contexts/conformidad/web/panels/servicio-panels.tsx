import type { ServicioPanel } from '@marco/servicios/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { FileCheck } from 'lucide-react';
import { toBanco } from '../../contract/conformidad.paths.ts';

/** The way to the banco de conformidad with the servicio and the version on show. */
const ComprobarContrato: ServicioPanel['Panel'] = ({ servicioId, versionId, activo }) =>
  activo && versionId !== null ? (
    <Card
      title="Contrato"
      aside={
        <ButtonLink
          variant="secondary"
          size="small"
          icon={<FileCheck size={16} />}
          to={toBanco(servicioId, versionId)}
        >
          Comprobar un contrato
        </ButtonLink>
      }
    >
      <p>Compruebe si un contrato OpenAPI o WSDL dice lo mismo que esta versión del servicio.</p>
    </Card>
  ) : null;

/** What the banco shows in the private page of a servicio. */
export const servicioPanels: readonly ServicioPanel[] = [{ order: 10, Panel: ComprobarContrato }];

import { DownloadButton } from '@marco/archivos/widgets';
import { presentEntidad } from '@marco/entidades/terms';
import { toServicio } from '@marco/servicios/paths';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatDate } from '@marco/web-kit/format';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AcuerdoDeConsumo } from '../../contract/index.ts';
import { ConvenioDialog } from '../formulario/convenio-dialog.tsx';
import { ResponsableDialog } from '../formulario/responsable-dialog.tsx';
import styles from './detalle.module.css';

/** Who takes part, which system asks and who answers for it; written by the entidad that consumes. */
export function PartesCard({ acuerdo }: { readonly acuerdo: AcuerdoDeConsumo }) {
  const { proveedora, consumidora, servicio, sistema, subsistema, responsable, precedente } = acuerdo;
  const [dialogo, setDialogo] = useState<'responsable' | 'convenio' | null>(null);
  const puedeEditar = acuerdo.puede.editar.allowed;
  const close = () => setDialogo(null);
  const { nombre, cargo, correo } = responsable;
  return (
    <>
      <Card title="Partes y sistema">
        <FactSheet>
          <Fact name="Ofrece" wide>
            {presentEntidad(proveedora.nombre, proveedora.sigla)}
          </Fact>
          <Fact name="Consume" wide>
            {presentEntidad(consumidora.nombre, consumidora.sigla)}
          </Fact>
          <Fact name="Servicio" wide>
            <Link to={toServicio(servicio.id)}>{servicio.nombre}</Link>
          </Fact>
          <Fact name="Sistema">{sistema}</Fact>
          <Fact name="Subsistema X-Road">{subsistema}</Fact>
          <Fact name="Responde por el uso" wide>
            {[nombre, cargo, correo].filter((parte) => parte !== '').join(', ')}
          </Fact>
          {precedente === null ? null : (
            <Fact name="Cita el precedente" wide>
              {precedente.titulo}
            </Fact>
          )}
        </FactSheet>
        {puedeEditar ? (
          <div className={styles['botones']} data-print="hide">
            <Button variant="neutral" size="small" onClick={() => setDialogo('responsable')}>
              Editar sistema y responsable
            </Button>
          </div>
        ) : null}
      </Card>
      <Convenio acuerdo={acuerdo} onEdit={puedeEditar ? () => setDialogo('convenio') : undefined} />
      {dialogo === 'responsable' ? <ResponsableDialog acuerdo={acuerdo} onClose={close} /> : null}
      {dialogo === 'convenio' ? <ConvenioDialog acuerdo={acuerdo} onClose={close} /> : null}
    </>
  );
}

/** The convenio both sides signed before, where there is or has to be one. */
function Convenio({
  acuerdo: { convenio },
  onEdit,
}: {
  readonly acuerdo: AcuerdoDeConsumo;
  readonly onEdit: (() => void) | undefined;
}) {
  const { numero, fecha, archivo, esNecesario } = convenio;
  if (archivo === null && numero === '' && !esNecesario && onEdit === undefined) return null;
  return (
    <Card title="Convenio">
      {archivo === null ? (
        <p className={styles['texto']}>
          {esNecesario ? 'Hace falta un convenio para este acuerdo.' : 'Sin convenio; no hace falta.'}
        </p>
      ) : (
        <>
          <FactSheet>
            <Fact name="Número">{numero}</Fact>
            <Fact name="Fecha">{fecha === null ? null : formatDate(fecha)}</Fact>
          </FactSheet>
          <div className={styles['documento']} data-print="hide">
            <DownloadButton archivoId={archivo.id} nombre={archivo.nombre} />
          </div>
        </>
      )}
      {onEdit === undefined ? null : (
        <div className={styles['botones']} data-print="hide">
          <Button variant="neutral" size="small" onClick={onEdit}>
            {archivo === null ? 'Adjuntar convenio' : 'Cambiar convenio'}
          </Button>
        </div>
      )}
    </Card>
  );
}

import { refuseWith } from '@marco/contract-kit/decision';
import { Button, ButtonLink, type ButtonVariant } from '@marco/web-kit/button';
import { IconButton } from '@marco/web-kit/icon-button';
import { Spinner } from '@marco/web-kit/spinner';
import { Bell, Download, Plus } from 'lucide-react';
import { useId } from 'react';
import { Sample, Samples } from './sample.tsx';

const VARIANTS: readonly (readonly [ButtonVariant, string])[] = [
  ['primary', 'Principal'],
  ['secondary', 'Secundario'],
  ['neutral', 'Neutro'],
  ['ghost', 'Discreto'],
  ['danger', 'Peligro'],
];

const CLOSED = refuseWith('La mesa está cerrada desde el 3 de marzo de 2026.', 'Administrador MinTIC');

export function ButtonSamples() {
  const inactivoId = useId();
  return (
    <Samples title="Botones">
      <p id={inactivoId}>Los botones inactivos de esta página lo están solo como muestra.</p>
      {VARIANTS.map(([variant, label]) => (
        <Sample key={variant} label={label}>
          <Button variant={variant}>Consultar</Button>
          <Button variant={variant} icon={<Plus size={18} />}>
            Con icono
          </Button>
          <Button variant={variant} disabled aria-describedby={inactivoId}>
            Inactivo
          </Button>
          <Button variant={variant} busy="Consultando">
            Consultar
          </Button>
        </Sample>
      ))}
      <Sample label="No disponible, con su motivo">
        <Button variant="secondary" blocked={CLOSED}>
          Editar la mesa
        </Button>
      </Sample>
      <Sample label="Tamaños">
        <Button size="small">Pequeño</Button>
        <Button>Normal</Button>
        <Button size="large">Grande</Button>
      </Sample>
      <Sample label="Enlace con forma de botón">
        <ButtonLink to="/componentes" variant="neutral">
          Volver
        </ButtonLink>
      </Sample>
      <Sample label="Solo icono">
        <IconButton label="Descargar" icon={<Download size={20} />} />
        <IconButton label="Notificaciones, 3 sin leer" icon={<Bell size={20} />} dot />
        <IconButton label="Descargar con borde" icon={<Download size={20} />} outlined />
        <IconButton label="Descargar, pequeño" icon={<Download size={16} />} size="small" />
      </Sample>
      <Sample label="Espera">
        <Spinner />
        <Spinner label="Consultando el registro" />
      </Sample>
    </Samples>
  );
}

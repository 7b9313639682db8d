// Apart from the room's other public parts, which the first page loads.
export { TakenTest } from './taken-test';

/** How the page edits the values of a box of The Scapegoat. */
export { default as Form } from './BoxForm.svelte';
export { isBox as readable } from './box';

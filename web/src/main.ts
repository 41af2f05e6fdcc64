import './look/fonts.css';
import './look/theme.css';
import './look/base.css';
import './look/parts.css';
import './art/art.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';
import { texts } from './texts.svelte';

document.documentElement.dataset.theme = settings.theme;
await texts.use(settings.language);
mount(App, { target: document.getElementById('page')! });

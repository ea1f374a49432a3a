import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./router.svelte";
import "./styles/index.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");
router.start();
mount(App, { target });

"""What is measured: one module per engine, each run in a process of its own and answering with one line of JSON."""

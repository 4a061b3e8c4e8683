"""Procedural cabin: dashboard and screens, wheel, console, seats, doors, roof.

- `picture`: renders one picture of the list
- `cabins`: layout, colours and screens of every car; `views`: the cameras; `light`: day, dusk and night
- `cabin`: the Cabin with the tools its parts are made with; `upholstery`: pads and stitches; `palette`: materials
- the parts, a module each with `build(cabin)`: `dashboard`, `displays`, `wheel`, `console`, `seats`, `doors`, `roof`

Importing the package loads nothing, so that what is pure geometry can be read without Blender.
"""

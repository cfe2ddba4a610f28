ui-name = Elvenhold
